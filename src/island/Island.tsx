import { Component, type ReactNode } from 'react';
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

interface State {
  readonly message: string | null;
}

/** Keeps a fault inside its island: the rest of the page stays usable (docs/behaviour.md 6.4). */
export class IslandBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children;
    return (
      <p role="alert" className="island-error border border-wine p-4">
        Unexpected Application Error! {this.state.message}
      </p>
    );
  }
}
