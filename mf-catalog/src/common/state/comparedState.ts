import { atom } from 'jotai';
import type { Participant } from 'shared-api/contract';

/** Companies chosen for comparison, in the order of choice; kept while other pages of the list are shown. */
export const comparedAtom = atom<readonly Participant[]>([]);
