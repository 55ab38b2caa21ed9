import { broken, type ImageProblem } from './imageProblem';
import { IMAGE_LIMITS, IMAGE_TYPES } from './limits';

/** A chosen file: it may be sent, it is no picture that the server takes, or it is too large and can be made smaller. */
export type Judgement =
  | { kind: 'fine'; width: number; height: number }
  | { kind: 'refused'; problem: ImageProblem }
  | { kind: 'large'; problem: ImageProblem };

/** Looks at a chosen file before it is sent (EDIT-05): format, bytes, and the size as it is seen, turned upright. */
export async function judgeImage(file: File): Promise<Judgement> {
  if (!IMAGE_TYPES.includes(file.type)) return { kind: 'refused', problem: broken('type') };
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    // It calls itself a picture and is none that can be drawn.
    return { kind: 'refused', problem: broken('type') };
  }
  const { width, height } = image;
  image.close();
  if (file.size > IMAGE_LIMITS.bytes) return { kind: 'large', problem: broken('bytes') };
  if (width > IMAGE_LIMITS.width || height > IMAGE_LIMITS.height)
    return { kind: 'large', problem: broken('dimensions') };
  return { kind: 'fine', width, height };
}
