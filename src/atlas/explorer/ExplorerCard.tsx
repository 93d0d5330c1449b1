import type { ExplorerClimat } from '#atlas/explorer/explorer.ts';
import { useLanguage } from '#island/Island.tsx';
import { fill } from '#language/translate.ts';

interface CardProps {
  readonly climat: ExplorerClimat | undefined;
  /** The name of what is lifted. */
  readonly lifted: string | undefined;
  readonly onLift: (id: string) => void;
  readonly onPutBack: () => void;
}

/** A climat in words: its name, and below it its rank and area. */
const Named = ({ climat }: { readonly climat: ExplorerClimat }) => (
  <>
    <b className="font-normal text-wine not-italic">{climat.name}</b>
    <span className="block">{climat.note}</span>
  </>
);

/** The climat that is chosen, with its page and its outline to lift. It is announced when it changes. */
export function ExplorerCard({ climat, lifted, onLift, onPutBack }: CardProps) {
  const { t } = useLanguage<'atlas.explore'>();
  return (
    <div className={climat || lifted !== undefined ? 'cote-explorer__card' : 'sr-only'}>
      <p className="max-w-100" aria-live="polite">
        {climat && <Named climat={climat} />}
        {lifted !== undefined && (
          <span className="block italic">{fill(t('atlas.explore.lifted'), { name: lifted })}</span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {climat?.href !== undefined && (
          <a className="inline-flex min-h-target items-center underline" href={climat.href}>
            {t('atlas.explore.page')}
            <span className="sr-only">{`, ${climat.name}`}</span>
          </a>
        )}
        {climat && (
          <button
            type="button"
            className="min-h-target underline"
            onClick={() => {
              onLift(climat.id);
            }}
          >
            {t('atlas.explore.lift')}
          </button>
        )}
        {lifted !== undefined && (
          <button type="button" className="min-h-target underline" onClick={onPutBack}>
            {t('atlas.explore.back')}
          </button>
        )}
      </p>
    </div>
  );
}

/** How the map is used, or what the pointer rests on. Each text has an element, for translators of pages. */
export function Help({ pointed }: { readonly pointed: ExplorerClimat | undefined }) {
  const { t } = useLanguage<'atlas.explore'>();
  return (
    <p className="cote-explorer__help" aria-hidden="true">
      {pointed ? (
        <Named climat={pointed} />
      ) : (
        <>
          <span className="max-sm:hidden">{t('atlas.explore.help')}</span> <span>{t('atlas.explore.press')}</span>
        </>
      )}
    </p>
  );
}
