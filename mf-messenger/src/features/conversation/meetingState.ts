import { atom } from 'jotai';

/** With whom there is a meeting or a request, as the strip last said: a chat that is opened again keeps its place for it, or none. */
export const hasMeetingAtom = atom<ReadonlyMap<number, boolean>>(new Map());
