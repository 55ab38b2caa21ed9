import { ApiError } from 'shared-api/client';
import { texts } from './texts';

/** Why a picture is not on the server. */
export interface ImageProblem {
  text: string;
  /** The same picture can go through another time. */
  canRetry: boolean;
}

/** A picture that breaks a rule stays one that does. */
export function broken(rule: keyof typeof texts.problems): ImageProblem {
  return { text: texts.problems[rule], canRetry: false };
}

/** Who may not or comes too often: that says nothing about the picture. */
const NOT_ABOUT_THE_PICTURE = [401, 403, 408, 429];

/** What a failed upload came to: the sentence of the answer, or that it failed (EDIT-05). */
export function toImageProblem(error: unknown): ImageProblem {
  const { problem } = error instanceof ApiError ? error : {};
  const isRefused = problem?.kind === 'http' && problem.status < 500 && !NOT_ABOUT_THE_PICTURE.includes(problem.status);
  return isRefused && problem.text !== ''
    ? { text: problem.text, canRetry: false }
    : { text: texts.problems.failed, canRetry: true };
}
