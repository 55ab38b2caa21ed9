import { atom } from 'jotai';

/** Whether the bell's panel is open; cards and «Ещё» open it too. */
export const isBellOpenAtom = atom(false);
