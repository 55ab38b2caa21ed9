import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Corrects the address of a page.
 * @param isWrong whether the address must be corrected
 * @param correct replaces the history entry, because Back must not return to a wrong address
 */
export function useAddressCorrection(isWrong: boolean, correct: () => void): void {
  const correctNow = useEffectEvent(correct);
  // Not a passive effect: those of a page’s content may run as late as the next click and would undo its navigation.
  useLayoutEffect(() => {
    if (isWrong) correctNow();
  }, [isWrong]);
}
