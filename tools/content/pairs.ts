import { collections } from '#collections/definitions.ts';
import { localeOf, type Passage } from './passages.ts';

/** Passages that say the same in the two languages. */
interface LocalizedGroup {
  readonly en: readonly Passage[];
  readonly fr: readonly Passage[];
}

/**
 * Brings the languages together: the two files of a record, or the two texts of a field. With
 * `section`, files are compared section by section. Texts that exist in one language only (the
 * history, a missing or empty section) make no group.
 */
export function localizedGroups(passages: readonly Passage[], scope: 'page' | 'section'): LocalizedGroup[] {
  const groups = new Map<string, { en: Passage[]; fr: Passage[] }>();
  for (const passage of passages) {
    const key = groupKey(passage, scope);
    const group = groups.get(key) ?? { en: [], fr: [] };
    group[passage.locale].push(passage);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ en, fr }) => hasText(en) && hasText(fr));
}

function hasText(passages: readonly Passage[]): boolean {
  return passages.some(({ field }) => !field.endsWith(', heading'));
}

function groupKey({ document, field, locale }: Passage, scope: 'page' | 'section'): string {
  if (localeOf(document) !== locale || field.split('.').includes(locale)) return `${document.file} ${sharedField(document.definition, field, locale)}`;
  const folder = document.file.slice(0, document.file.lastIndexOf('/'));
  return scope === 'page' ? folder : `${folder} ${field.replace(/, .*$/, '')}`;
}

/** `note.en` and `note.fr` share the field `note`; a term may have more forms in one language than in the other. */
function sharedField(definition: unknown, field: string, locale: string): string {
  if (definition === collections.glossary && field.startsWith('forms.')) return `forms ${locale}`;
  return field
    .split('.')
    .filter((step) => step !== locale)
    .join('.');
}
