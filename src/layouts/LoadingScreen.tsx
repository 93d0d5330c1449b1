import type { ReactNode } from 'react';

interface LoadingScreenProps {
  readonly label: string;
  /** The site's mark. */
  readonly children: ReactNode;
}

/**
 * The loading screen of the first page view of a visit (docs/behaviour.md 2.1): the page is pale until a roller, the
 * left edge of the screen, has crossed it; a ring turns about the mark. Its markup is printed over the finished
 * page; the script in the head shows and ends it (first-view.client.ts), so that React is not fetched for it.
 */
export function LoadingScreen({ children, label }: LoadingScreenProps) {
  return (
    <div className="loading-screen" role="status">
      <span className="loading-screen__roller" aria-hidden="true" />
      <div className="loading-screen__card">
        {children}
        <span className="loading-screen__spinner" aria-hidden="true" />
        <p className="italic">{label}</p>
      </div>
    </div>
  );
}
