import { atom } from 'jotai';
import { defaultCatalogQuery } from '#domain/catalogQuery';

/** The last shown query, restored by an address without one (CAT-05). */
export const keptCatalogQueryAtom = atom(defaultCatalogQuery);
