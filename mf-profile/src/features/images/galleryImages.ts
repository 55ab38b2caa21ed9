import type { Schema } from 'shared-api/contract';
import type { GridImage } from 'shared-ui/ImageGrid';
import { texts } from './texts';

/** Photos as a grid and its viewer take them: they have no names, so they are counted. */
export function galleryImages(photos: readonly Schema<'Photo'>[]): GridImage[] {
  return photos.map(({ id, thumbnail, original }, index) => ({
    id,
    thumbnail,
    src: original,
    alt: texts.photo(index + 1),
  }));
}
