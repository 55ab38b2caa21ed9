import { rm } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { HttpError } from '#platform/errors/httpError.ts';
import { outageOf } from '#platform/errors/outage.ts';
import { requirePicture } from '#platform/storage/detectType.ts';
import type { ImageExtension, Storage } from '#platform/storage/openStorage.ts';
import type { ReceivedFile } from '#platform/storage/receiveFile.ts';

/** Upload rules for images; the messages are those of the specification. */
export const IMAGE_RULES = {
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'Недопустимый объем!',
  wrongType: 'Недопустимый формат!',
  failed: 'Ошибка загрузки!',
};

const MAX_WIDTH = 2000;
const MAX_HEIGHT = 1500;
const EXTENSIONS: readonly ImageExtension[] = ['jpg', 'png', 'webp'];

/** An uploaded image that passed the checks and can be re-encoded. */
export interface CheckedImage {
  path: string;
  extension: ImageExtension;
}

/**
 * Checks the type by content, not by the declared one, and the size as displayed, after rotation.
 * @throws HttpError 400 or 415
 */
export async function checkImage({ path, name }: Pick<ReceivedFile, 'path' | 'name'>): Promise<CheckedImage> {
  const extension = await requirePicture({ path, name }, EXTENSIONS, IMAGE_RULES.wrongType);
  const { autoOrient } = await readMetadata(path);
  if (autoOrient.width > MAX_WIDTH || autoOrient.height > MAX_HEIGHT) throw new HttpError(400, 'Недопустимый размер!');
  return { path, extension };
}

async function readMetadata(path: string): Promise<Metadata> {
  try {
    // Only the header is read, so even the true size of a decompression bomb is safe to read.
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new HttpError(400, IMAGE_RULES.failed);
  }
}

/**
 * Re-encodes an image upright and without metadata, scaled down to fit `box`, and stores it.
 * @returns its stored name
 * @throws HttpError 400 when its pixels cannot be read
 */
export async function storeImage(
  storage: Storage,
  image: CheckedImage,
  box: number | undefined,
  extension: ImageExtension = image.extension,
): Promise<string> {
  const target = storage.temporaryPath();
  try {
    const upright = sharp(image.path, { limitInputPixels: MAX_WIDTH * MAX_HEIGHT }).autoOrient();
    const drawn =
      box === undefined
        ? upright
        : upright.resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true });
    await encode(drawn, extension).toFile(target);
    return await storage.keep(target, extension);
  } catch (error) {
    await rm(target, { force: true });
    if (outageOf(error) || (error instanceof Error && 'syscall' in error)) throw error;
    throw new HttpError(400, IMAGE_RULES.failed);
  }
}

function encode(image: Sharp, extension: ImageExtension): Sharp {
  if (extension === 'png') return image.png();
  return extension === 'jpg' ? image.jpeg({ quality: 88 }) : image.webp({ quality: 85 });
}
