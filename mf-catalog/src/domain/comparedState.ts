import { atom } from 'jotai';
import type { Participant } from 'shared-api/contract';

/** The companies chosen to be compared, in the order of the choice; they stay while one looks through other pages of the list. */
export const comparedAtom = atom<readonly Participant[]>([]);
