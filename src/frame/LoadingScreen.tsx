import type { ReactNode } from 'react';

interface LoadingScreenProps {
  readonly label: string;
  /** The site's mark. */
  readonly children: ReactNode;
}

/**
 * The loading screen of the first page view of a visit (docs/behaviour.md 2.1): the page is pale until a roller, the
 * left edge of the tissue over it, has crossed it. Its markup is printed over the finished page; the script in the head
 * shows and ends it (first-view.client.ts), so that React is not fetched for it.
 */
export function LoadingScreen({ children, label }: LoadingScreenProps) {
  return (
    <div className="loading-screen fixed inset-0 z-50 place-content-center overflow-hidden" role="status">
      <span
        className="loading-screen__spinner absolute inset-0 border-l-3 border-double border-wine bg-paper/86 motion-safe:animate-[loading-screen-roll_var(--loading-screen)_linear_forwards]"
        aria-hidden="true"
      />
      <div className="relative grid grid-rows-[6rem_2rem] justify-items-center gap-4 border border-rule bg-paper px-10 pt-6 pb-4 [&_svg]:size-24 [&_svg]:text-wine">
        {children}
        <p className="italic">{label}</p>
      </div>
    </div>
  );
}
