import { site } from '#config/site.ts';
import type { Translate } from '#language/translate.ts';

/** Those who make the site, who are not the estate: `Domaine Leroy: A fan page about a Burgundy wine estate`. */
export function publisherName(t: Translate): string {
  return `${site.brand}: ${t('nav.who')}`;
}
