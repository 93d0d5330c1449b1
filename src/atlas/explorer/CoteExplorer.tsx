import { useEffect, useRef, useState } from 'react';
import { EXPLORE_PARAMETER } from '#atlas/explorer/explorer.ts';
import { ExplorerDialog, type ExplorerProps } from '#atlas/explorer/ExplorerDialog.tsx';
import { hasDialogs, onAddress } from '#island/dialog-address.client.ts';
import { Island, useLanguage, type LanguageProps } from '#island/Island.tsx';

/**
 * The map of the Côte over the whole screen, with a name for every climat. The page beneath has its maps without it;
 * `client:interaction` hydrates this island when its button is pressed, or where the address asks for it.
 */
export function CoteExplorer({ locale, messages, ...explorer }: ExplorerProps & LanguageProps) {
  return (
    <Island locale={locale} messages={messages} className="on-screen mt-4 without-scripts:hidden">
      <Opener {...explorer} />
    </Island>
  );
}

function Opener(explorer: ExplorerProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasDialogs())
      onAddress(EXPLORE_PARAMETER, () => {
        setOpen(true);
      });
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        onClick={() => {
          if (!hasDialogs()) return;
          setFailed(false);
          setOpen(true);
        }}
      >
        {t('atlas.explore.open')}
      </button>
      <p role="status">{hasFailed && t('atlas.explore.unfetched')}</p>
      {isOpen && (
        <ExplorerDialog
          {...explorer}
          opener={button}
          onFail={() => {
            setFailed(true);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
