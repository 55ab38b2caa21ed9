import { useState } from 'react';
import type { CancelledMeeting } from './meetingRows';

/**
 * The meetings that were cancelled since a view was opened.
 * @param view which one; another one forgets them
 */
export function useCancelled(view: string): [readonly CancelledMeeting[], (cancelled: CancelledMeeting) => void] {
  const [state, setState] = useState<{ view: string; meetings: readonly CancelledMeeting[] }>({ view, meetings: [] });
  if (state.view !== view) setState({ view, meetings: [] });
  return [
    state.meetings,
    (cancelled) => setState((current) => ({ ...current, meetings: [...current.meetings, cancelled] })),
  ];
}
