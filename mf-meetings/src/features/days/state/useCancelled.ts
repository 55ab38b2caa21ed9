import { useState } from 'react';
import type { CancelledMeeting } from './meetingRows';

/**
 * Meetings cancelled since a view was opened.
 * @param view switching to another view clears the list
 */
export function useCancelled(view: string): [readonly CancelledMeeting[], (cancelled: CancelledMeeting) => void] {
  const [state, setState] = useState<{ view: string; meetings: readonly CancelledMeeting[] }>({ view, meetings: [] });
  if (state.view !== view) setState({ view, meetings: [] });
  return [
    state.meetings,
    (cancelled) => setState((current) => ({ ...current, meetings: [...current.meetings, cancelled] })),
  ];
}
