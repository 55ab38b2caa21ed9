import { createContext } from 'react';

/** Gives the focus back to the button of the menu around, before an item does its work. */
export const MenuButtonContext = createContext<() => void>(() => undefined);
