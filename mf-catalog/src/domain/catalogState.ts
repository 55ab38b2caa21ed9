import { atom } from 'jotai';
import { defaultCatalogQuery } from './catalogQuery';

/** The query shown last, for a return to the catalogue through an address without one (CAT-05). */
export const keptCatalogQueryAtom = atom(defaultCatalogQuery);
