import { useEffect, useState, type RefObject } from 'react';
import { EXPLORE, type ExplorerData } from '#explorer/explorer.ts';
import { valueOf } from '#island/dialog-address.client.ts';
import { openDialog } from '#island/dialog.client.ts';

/** Opens the sheet, and fetches what it shows, which is undefined until it is there; where it cannot be fetched, the sheet is closed. */
export function useExplorerFile(
  file: string,
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
  onFail: () => void,
): ExplorerData | undefined {
  const [data, setData] = useState<ExplorerData>();
  useEffect(() => {
    const sheet = dialog.current;
    if (sheet) openDialog(sheet, { name: EXPLORE, value: valueOf(EXPLORE) ?? '', opener: opener.current });
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<ExplorerData>)
      .then(setData, () => {
        if (fetching.signal.aborted) return;
        onFail();
        sheet?.close();
      });
    return () => {
      fetching.abort();
    };
  }, [file, dialog, opener, onFail]);
  return data;
}
