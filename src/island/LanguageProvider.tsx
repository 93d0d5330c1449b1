import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Locale } from '#language/locales.ts';
import { createTranslate, type Dictionary, type WordOf } from '#language/translate.ts';

interface Language<Key extends string = string> {
  readonly locale: Locale;
  readonly t: (key: Key) => string;
}

const LanguageContext = createContext<Language | null>(null);

/** What every island with words is given. */
export interface LanguageProps {
  /** The page's language, known when the page was built. */
  readonly locale: Locale;
  /** Only the words this island shows, so that no dictionary is shipped. */
  readonly messages: Dictionary;
}

export function LanguageProvider({ locale, messages, children }: LanguageProps & { readonly children: ReactNode }) {
  const language = useMemo(() => ({ locale, t: createTranslate(messages) }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/**
 * The language of the island around the caller, with the words of one area of the dictionary, which `wordsOf` gives it:
 * `useLanguage<'offline'>().t('offline.kept')`. Throws outside a provider (docs/behaviour.md 6.5).
 */
export function useLanguage<Area extends string>(): Language<WordOf<Area>> {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}
