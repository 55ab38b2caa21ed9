import { createContext } from 'react';

/** Lets the guard see the session that a login has begun, with nothing left of what the page had read for whoever sat here before. */
export const BeginSession = createContext<() => Promise<void>>(() => {
  throw new Error('Nobody provides BeginSession here. Draw the login page in App.');
});
