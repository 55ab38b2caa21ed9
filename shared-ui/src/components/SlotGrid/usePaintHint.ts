import { useState } from 'react';
import { query, useMediaQuery } from 'shared-ui/theme';

const STORAGE_KEY = 'vstrecha.slots-painted';

/** Whether to say how a finger selects several slots: until it did so once in this browser. */
export function usePaintHint(): { isHintShown: boolean; forgetHint: () => void } {
  const [isKnown, setIsKnown] = useState(wasPainted);
  const isCoarse = useMediaQuery(query.coarse);

  const forgetHint = () => {
    if (isKnown) return;
    setIsKnown(true);
    try {
      localStorage.setItem(STORAGE_KEY, '1');
    } catch {
      // Storage is off or full: the hint comes again with the next page.
    }
  };

  return { isHintShown: isCoarse && !isKnown, forgetHint };
}

function wasPainted(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
