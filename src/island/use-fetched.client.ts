import { useEffect, useEffectEvent, useState } from 'react';

/** The value of a JSON file, undefined until it is there; `onFail` is called where it cannot be fetched. */
export function useFetched(file: string, onFail: () => void): unknown {
  const [data, setData] = useState<unknown>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const fetching = new AbortController();
    fetch(file, { signal: fetching.signal })
      .then((response) => response.json() as Promise<unknown>)
      .then(setData, () => {
        if (!fetching.signal.aborted) fail();
      });
    return () => {
      fetching.abort();
    };
  }, [file]);
  return data;
}
