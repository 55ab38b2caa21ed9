import { ApiError, describeError, outcome, problemOf } from 'shared-api/client';
import { isReadable } from 'shared-api/delivery/uploads';
import { storedFileName } from 'shared-api/text';
import { IMAGE_LIMITS } from '../limits';
import { texts } from '../texts';
import { imageTypeOf } from './imageTypeOf';

/** Why an image was not uploaded. */
export interface ImageProblem {
  text: string;
  /** Whether a retry with the same image can succeed. */
  canRetry: boolean;
}

/** A broken rule is permanent: the same image would fail again. */
export function broken(rule: keyof typeof texts.problems): ImageProblem {
  return { text: texts.problems[rule], canRetry: false };
}

/** Maps a failed upload to the response's message or a generic one (EDIT-05). */
export function toImageProblem(error: unknown): ImageProblem {
  const problem = problemOf(error);
  if (problem.kind === 'file') return { text: describeError(error), canRetry: false };
  // A missing permission (403) is not about the image.
  const isAboutImage = outcome(error) === 'refused' && problem.kind === 'http' && problem.status !== 403;
  return isAboutImage && problem.text !== ''
    ? { text: problem.text, canRetry: false }
    : { text: texts.problems.failed, canRetry: true };
}

/** A selected file: acceptable, refused (not a supported image), or too large but shrinkable. */
export type Judgement =
  | { kind: 'fine'; width: number; height: number }
  | { kind: 'refused'; problem: ImageProblem }
  | { kind: 'large'; problem: ImageProblem };

/** Checks a file before upload (EDIT-05): format, bytes, and dimensions after EXIF rotation. */
export async function judgeImage(file: File): Promise<Judgement> {
  // A file without a type and ending is judged by its content alone.
  if (file.type !== '' && imageTypeOf(file) === undefined) return { kind: 'refused', problem: broken('type') };
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    // The MIME type claims an image, but it cannot be decoded.
    return { kind: 'refused', problem: await explain(file) };
  }
  const { width, height } = image;
  image.close();
  if (file.size > IMAGE_LIMITS.bytes) return { kind: 'large', problem: broken('bytes') };
  if (width > IMAGE_LIMITS.width || height > IMAGE_LIMITS.height)
    return { kind: 'large', problem: broken('dimensions') };
  return { kind: 'fine', width, height };
}

const changed = () => toImageProblem(new ApiError({ kind: 'file' }));

/** Why a file cannot be decoded. */
async function explain(file: File): Promise<ImageProblem> {
  if (!(await isReadable(file))) return changed();
  return { text: texts.notPicture(storedFileName(file.name)), canRetry: false };
}

/** Why an image that was decoded once could not be cropped or shrunk. */
export const encodingProblem = async (file: File): Promise<ImageProblem> =>
  (await isReadable(file)) ? broken('encoding') : changed();
