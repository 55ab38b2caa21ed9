import { IMAGE_TYPES } from '../limits';

/** Format of an image by its ending, else by the type that the browser reports: systems name types as they like. */
export function imageTypeOf({ name, type }: File): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return IMAGE_TYPES.get(ending) ?? [...IMAGE_TYPES.values()].find((known) => known === type);
}
