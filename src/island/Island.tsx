import { Component, createContext, use, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { LISTENING } from '#island/interaction.client.ts';
import type { Locale } from '#language/locales.ts';
import { createTranslate, type Dictionary, type WordOf } from '#language/translate.ts';

/** Properties of every island with words. */
export interface LanguageProps {
  /** The page's language, known when the page was built. */
  readonly locale: Locale;
  /** Only the words this island shows, so that no dictionary is shipped. */
  readonly messages: Dictionary;
}

interface IslandProps extends LanguageProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The element of an island that shows words. It gives them (`useLanguage`), and a fault stays inside it. Once the listeners
 * of what it holds are in place it tells so to the directive that hydrated it (`client:interaction`).
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

interface Language<Key extends WordKey = WordKey> {
  readonly locale: Locale;
  readonly t: (key: Key) => string;
}

const LanguageContext = createContext<Language | null>(null);

function LanguageProvider({ locale, messages, children }: LanguageProps & { readonly children: ReactNode }) {
  const language = useMemo(() => ({ locale, t: createTranslate(messages) }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/**
 * The language of the island around the caller, with the words of one area of the dictionary, which `messagesOf` gives it:
 * `useLanguage<'offline'>().t('offline.kept')`. Throws outside a provider (docs/behaviour.md 6.5).
 */
export function useLanguage<Area extends string>(): Language<WordOf<Area>> {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

const subscribe = () => () => undefined;

/** False in the server's markup and while it is being hydrated, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
