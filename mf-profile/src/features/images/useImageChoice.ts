import { useState } from 'react';
import { toError } from 'shared-api/client';
import { broken, toImageProblem, type ImageProblem } from './imageProblem';
import { judgeImage } from './judgeImage';
import { shrinkImage } from './shrinkImage';

/** A picture that is too large as it is. */
export interface LargeImage {
  file: File;
  problem: ImageProblem;
}

interface ImageChoiceOptions {
  /** These may be sent. */
  onFine: (files: File[]) => void;
  /** This one may not. */
  onRefused: (file: File, problem: ImageProblem) => void;
}

/** Sorts chosen files: what is too large waits until it is made smaller, cut or given up; the rest goes on at once. */
export function useImageChoice({ onFine, onRefused }: ImageChoiceOptions) {
  const [large, setLarge] = useState<readonly LargeImage[]>([]);
  const [isShrinking, setIsShrinking] = useState(false);
  const [cropping, setCropping] = useState<LargeImage>();

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
    // One after another: each takes as much memory as its pixels.
    for (const { file } of large) {
      try {
        onFine([await shrinkImage(file)]);
      } catch (error) {
        onRefused(file, { ...toImageProblem(toError(error)), canRetry: false });
      }
    }
    setIsShrinking(false);
    setLarge([]);
  };

  /** The one that is being cut waits no more. */
  const settle = () => {
    setLarge((waiting) => waiting.filter((image) => image !== cropping));
    setCropping(undefined);
  };

  return {
    large,
    isShrinking,
    /** The one of which a part is being chosen. */
    cropping,
    choose: (files: readonly File[]) => void choose(files),
    refuse,
    shrink,
    crop: setCropping,
    cut: (part: File) => {
      settle();
      onFine([part]);
    },
    failToCut: () => {
      if (cropping) onRefused(cropping.file, broken('failed'));
      settle();
    },
    /** Back to the question about all of them. */
    keepWhole: () => setCropping(undefined),
  };
}
