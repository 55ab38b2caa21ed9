import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOverList } from './useCardLink';

/**
 * Closes the card of the address: goes back to the list it was opened from, so that Back leaves the list then.
 * @param listTo address of the list, for a card that was opened from elsewhere
 */
export function useCardClosing(listTo: string) {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const [closed, setClosed] = useState<string>();
  const isClosed = closed === key;
  if (closed !== undefined && !isClosed) setClosed(undefined);

  // An effect: the dialog, which would take Back for itself, is gone by then.
  useEffect(() => {
    if (isClosed) void navigate(-1);
  }, [isClosed, navigate]);

  return {
    isClosed,
    close: () => (isOverList(state) ? setClosed(key) : void navigate(listTo, { replace: true })),
  };
}
