import { atom } from 'jotai';

/**
 * Users with a meeting or an invitation, as last reported by the strip: a reopened chat reserves the right height at
 * once.
 */
export const hasMeetingAtom = atom<ReadonlyMap<number, boolean>>(new Map());
