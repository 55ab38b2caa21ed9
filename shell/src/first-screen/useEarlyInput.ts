import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { takeEarlyEnter } from './earlyEnter';

/**
 * Gives a form what a person or the browser has put into it before the scripts came, once and before React writes its own values there.
 * @param take gets the fields' values by name, and whether Enter was pressed after all of them
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>, wasEntered: boolean) => void,
): void {
  const takeOnce = useEffectEvent(() => {
    const texts = [...new FormData(form.current ?? undefined)].filter(([, value]) => typeof value === 'string');
    take(Object.fromEntries(texts) as Record<string, string>, takeEarlyEnter());
  });
  useLayoutEffect(() => takeOnce(), []);
}
