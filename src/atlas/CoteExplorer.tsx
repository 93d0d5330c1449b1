import { useState } from 'react';
import { ExplorerSheet, type ExplorerProps } from '#atlas/ExplorerSheet.tsx';
import { Island, useLanguage, type LanguageProps } from '#island/Island.tsx';

/**
 * The map of the Côte over the whole screen, with a name for every climat. The page beneath has its maps without it;
 * `client:use` hydrates this island when its button is pressed.
 */
export function CoteExplorer({ locale, messages, ...explorer }: ExplorerProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="mt-6 px-gutter print:hidden noscript:hidden">
      <Opener {...explorer} />
    </Island>
  );
}

function Opener(explorer: ExplorerProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('atlas.explore.open')}
      </button>
      {isOpen && (
        <ExplorerSheet
          {...explorer}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
