import { createContext } from 'react';

/** Focuses the button of the surrounding menu, called before an item acts. */
export const MenuButtonContext = createContext<() => void>(() => undefined);
