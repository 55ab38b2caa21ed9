import { useLocation, useParams } from 'react-router-dom';
import { organizerPaths } from '#domain/organizerPaths';

/** State of a card's history entry whose list is the entry before. */
const OVER_LIST = { isOverList: true };

/** Whether Back leads from a card to its list. */
export const isOverList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOverList' in state && state.isOverList === true;

/**
 * Props of links to companies' cards. They keep the filter of the list; one card replaces another, so that the list stays
 * the entry before.
 */
export function useCardLink() {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const isCard = useParams().id !== undefined;
  return (id: number) => ({
    to: organizerPaths.participant(id) + search,
    replace: isCard,
    state: isCard ? state : OVER_LIST,
  });
}
