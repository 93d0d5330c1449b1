import { site } from '#config/site.ts';
import { fill, type Translate } from '#language/translate.ts';

/** Those who make the site, who are not the estate: `Domaine Leroy, a fan page about the estate`. */
export function publisherName(t: Translate): string {
  return fill(t('cite.publisher'), { brand: site.brand });
}
