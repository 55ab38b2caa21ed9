import { MAX_BYTES, MAX_HEIGHT, MAX_WIDTH } from './limits';

/** From hardly to be seen to plain: each is tried until the picture is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5];

/**
 * A picture made small enough for the server, in the browser: at most 2000×1500 px and 10 MB, upright.
 * @throws Error when it cannot be drawn
 */
export async function shrinkImage(file: File): Promise<File> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_WIDTH / image.width, MAX_HEIGHT / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(image.width * scale);
  canvas.height = Math.floor(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures, so none can be made smaller.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // PNG knows no quality: what stays too large as one becomes a WEBP, which may be transparent too.
  const attempts = [file.type, ...QUALITIES.map(() => (file.type === 'image/png' ? 'image/webp' : file.type))];
  for (const [index, type] of attempts.entries()) {
    const blob = await encode(canvas, type, QUALITIES[Math.max(0, index - 1)] ?? 0.5);
    if (blob.size <= MAX_BYTES) return new File([blob], named(file.name, blob.type), { type: blob.type });
  }
  throw new Error('The picture stays too large at the lowest quality.');
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture.'))),
      type,
      quality,
    ),
  );
}

/** Browsers that cannot write a format give a PNG; the name says what the file is. */
function named(name: string, type: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
  return `${name.replace(/\.[^.]*$/, '')}.${extension}`;
}
