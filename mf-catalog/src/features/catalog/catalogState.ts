import { atom } from 'jotai';
import { defaultCatalogQuery } from './catalogQuery';

/** The query last shown. The address rules while the catalogue is open; this brings it back when one returns without an address (CAT-05). */
export const keptCatalogQueryAtom = atom(defaultCatalogQuery);
