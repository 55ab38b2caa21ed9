import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { takeEarlyEnter } from './earlyEnter';

/**
 * Passes values that the user or autofill entered before hydration to a form, once, before React overwrites them.
 * @param take gets the values by field name, and whether Enter followed the last input
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
