import type { GridImage } from 'shared-ui/ImageGrid';
import type { Photo } from './usePhotos';

/** Photos as a grid and its viewer take them: they have no names, so they are counted. */
export function galleryImages(photos: readonly Photo[]): GridImage[] {
  return photos.map(({ id, thumbnail, original }, index) => ({
    id,
    thumbnail,
    src: original,
    alt: `Изображение ${index + 1}`,
  }));
}
