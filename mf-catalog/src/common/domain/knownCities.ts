const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Digits of an id: 18 bits. */
const ID_LENGTH = 3;
/** Beginnings of the ids to try, until they tell the chosen cities from the others. */
const SALTS = DIGITS.slice(0, 36);

/** Cities of the catalogue, once they have loaded: ids in addresses mean them. Module state, like the addresses. */
let known: readonly string[] = [];

export function noteCities(titles: readonly string[]): void {
  known = titles;
}

/** Ids for the chosen cities, or for all but them; undefined with cities outside of the catalogue. */
export interface CityIds {
  ids: string;
  isAllBut: boolean;
}

/**
 * Spells cities as ids, which are made of their names: every server gives names alone. The fewer are written, the chosen
 * or the others.
 */
export function idsOfCities(chosen: readonly string[]): CityIds | undefined {
  const wanted = new Set(chosen);
  const others = known.filter((title) => !wanted.has(title));
  if (known.length - others.length !== wanted.size) return undefined;
  const isAllBut = others.length < wanted.size;
  const written = isAllBut ? others : [...wanted];
  for (const salt of SALTS) {
    const ids = salt + [...new Set(written.map((title) => idOf(title, salt)))].toSorted().join('');
    const read = citiesOfIds({ ids, isAllBut });
    if (read.length === wanted.size && read.every((title) => wanted.has(title))) return { ids, isAllBut };
  }
  return undefined;
}

/** The known cities that ids mean. */
export function citiesOfIds({ ids, isAllBut }: CityIds): string[] {
  const [salt = '', ...digits] = ids;
  const all = digits.join('');
  const named = new Set(
    Array.from({ length: Math.floor(all.length / ID_LENGTH) }, (_, at) =>
      all.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH),
    ),
  );
  return known.filter((title) => named.has(idOf(title, salt)) !== isAllBut);
}

/** FNV-1a, folded to 18 bits. */
function idOf(title: string, salt: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of salt + title) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  const folded = (hash ^ (hash >>> 14)) >>> 0;
  return Array.from({ length: ID_LENGTH }, (_, at) => DIGITS.charAt((folded >>> (6 * at)) & 63)).join('');
}
