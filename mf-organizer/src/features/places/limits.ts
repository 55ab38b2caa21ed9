/** Most places that are added at once (openapi.yaml). */
export const PLACES_AT_ONCE = 500;
/** Longest name of a place or a hall, in characters. */
export const NAME_LENGTH = 60;
/** Largest number in the name of an added place. */
export const LARGEST_NUMBER = 9999;
