import { Component, useEffect, useRef, type ReactNode } from 'react';
import { LanguageProvider, type LanguageProps } from '#island/LanguageProvider.tsx';
import { LISTENING } from '#island/use.client.ts';

interface IslandProps extends LanguageProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The element of an island that shows words. It gives them (`useLanguage`), and a fault stays inside it. Once the listeners
 * of what it holds are in place it tells so to the directive that hydrated it (`client:use`).
 */
export function Island({ locale, messages, className, children }: IslandProps) {
  const root = useRef<HTMLDivElement>(null);
  // The effects of what it holds have run before.
  useEffect(() => {
    root.current?.dispatchEvent(new Event(LISTENING, { bubbles: true }));
  }, []);
  return (
    <IslandBoundary>
      <LanguageProvider locale={locale} messages={messages}>
        <div ref={root} className={className}>
          {children}
        </div>
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
