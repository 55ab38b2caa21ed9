import { useState } from 'react';
import { broken, encodingProblem, judgeImage, type ImageProblem } from './imageProblem';

/** An image that exceeds the server's limits. */
export interface LargeImage {
  file: File;
  problem: ImageProblem;
}

interface ImageChoiceOptions {
  onFine: (files: File[]) => void;
  onRefused: (file: File, problem: ImageProblem) => void;
}

/**
 * Sorts selected files: too large images wait until they are shrunk, cropped or discarded; the others proceed at once.
 */
export function useImageChoice({ onFine, onRefused }: ImageChoiceOptions) {
  const [large, setLarge] = useState<readonly LargeImage[]>([]);
  const [isShrinking, setIsShrinking] = useState(false);
  const [cropped, setCropped] = useState<LargeImage>();

  const choose = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, judgement: await judgeImage(file) })));
    const found: LargeImage[] = [];
    for (const { file, judgement } of judged) {
      if (judgement.kind === 'fine') onFine([file]);
      else if (judgement.kind === 'refused') onRefused(file, judgement.problem);
      else found.push({ file, problem: judgement.problem });
    }
    setLarge((waiting) => [...waiting, ...found]);
  };

  const refuse = () => {
    for (const { file, problem } of large) onRefused(file, problem);
    setLarge([]);
  };

  const shrink = async () => {
    setIsShrinking(true);
    // Loaded on first use: most visits shrink no image.
    const cropping = await import('./cropping').catch(() => undefined);
    // Sequentially, because each decoded image takes memory for all its pixels.
    for (const { file } of large) {
      const shrunk = await cropping?.shrinkImage(file).catch(() => undefined);
      if (shrunk) onFine([shrunk]);
      else onRefused(file, cropping ? await encodingProblem(file) : broken('failed'));
    }
    setIsShrinking(false);
    setLarge([]);
  };

  /** Removes the cropped image from the waiting list. */
  const settle = () => {
    setLarge((waiting) => waiting.filter((image) => image !== cropped));
    setCropped(undefined);
  };

  return {
    large,
    isShrinking,
    /** The image in the crop dialog. */
    cropping: cropped,
    choose: (files: readonly File[]) => void choose(files),
    refuse,
    shrink,
    crop: setCropped,
    cut: (part: File) => {
      settle();
      onFine([part]);
    },
    failToCut: () => {
      if (cropped) void encodingProblem(cropped.file).then((problem) => onRefused(cropped.file, problem));
      settle();
    },
    /** Returns to the dialog with all large images. */
    keepWhole: () => setCropped(undefined),
  };
}
