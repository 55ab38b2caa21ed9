import { createContext } from 'react';

/** Context function that draws the login page at once, for a logout that cannot reach the server. */
export const EndSession = createContext<() => void>(() => {});
