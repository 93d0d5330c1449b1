import type { ReactNode } from 'react';
import { IslandBoundary } from '#island/IslandBoundary.tsx';
import { LanguageProvider, type LanguageProps } from '#island/LanguageProvider.tsx';

/** The frame of an island that shows words: it gives them (`useLanguage`), and a fault stays inside it. */
export function Island({ locale, messages, children }: LanguageProps & { readonly children: ReactNode }) {
  return (
    <IslandBoundary>
      <LanguageProvider locale={locale} messages={messages}>
        {children}
      </LanguageProvider>
    </IslandBoundary>
  );
}
