import type { ReactNode } from 'react';

interface LoadingScreenProps {
  readonly label: string;
  /** The site's mark. */
  readonly children: ReactNode;
}

/**
 * The loading screen of the first page view of a visit (docs/behaviour.md 2.1). Its markup is printed over the finished
 * page; the script in the head shows and ends it (first-view.client.ts), so that React is not fetched for it.
 */
export function LoadingScreen({ children, label }: LoadingScreenProps) {
  return (
    <div className="loading-screen fixed inset-0 z-50" role="status">
      {children}
      <span
        className="loading-screen__spinner size-10 rounded-full border border-rule border-t-wine"
        aria-hidden="true"
      />
      <p className="italic">{label}</p>
    </div>
  );
}
