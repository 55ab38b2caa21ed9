import { useEffect, useRef, useState } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useModule, type ModuleLoader } from 'shared-ui/Widget';
import type { ImageLimits } from '../limits';
import type * as CropModule from '../state/cropping';
import type { ImageProblem } from '../state/imageProblem';
import { imageTypeOf } from '../state/imageTypeOf';
import { texts } from '../texts';

interface CropDialogProps {
  title: string;
  file: File;
  /** Why the whole image cannot be uploaded. */
  problem: ImageProblem | undefined;
  /** Maximum size of the crop; larger ones are scaled down. */
  limits: ImageLimits;
  /** Required width-to-height ratio of the crop. */
  aspect?: number;
  /** Side lengths in px of the square previews. */
  previews?: readonly number[];
  /** Receives the crop, scaled down to the limits. */
  onCut: (file: File) => void;
  /** Called when the browser cannot encode the crop. */
  onFailed: () => void;
  onClose: () => void;
}

/** Typical height of the crop area in px, reserved to avoid a layout shift. */
const STAGE_HEIGHT = 360;

/** Loaded on first use: most visits crop no image. */
const loader: ModuleLoader<'Crop', typeof CropModule> = { load: () => import('../state/cropping') };

/** Crops an image before upload. Changing the file while it is open requires a new `key`. */
export function CropDialog({
  title,
  file,
  problem,
  limits,
  aspect,
  previews,
  onCut,
  onFailed,
  onClose,
}: CropDialogProps) {
  const crop = useModule(loader, 'Crop');
  const { opening, retry } = usePicture(file);
  const isOpen = useIsMounted();
  const [chosen, setChosen] = useState<CropModule.CropArea>();
  const [isBusy, setIsBusy] = useState(false);
  const ready = crop.phase === 'ready' && opening.kind === 'open' ? { ...crop.module, ...opening } : undefined;
  const area = chosen ?? ready?.wholeArea(ready.picture, aspect);

  const cut = async () => {
    if (!ready || !area) return;
    setIsBusy(true);
    try {
      const part = ready.nameAfter(
        file,
        await ready.encodeCrop(ready.picture, area, limits, imageTypeOf(file) ?? file.type),
      );
      if (isOpen.current) onCut(part);
    } catch {
      // Closing the dialog also releases the image, which makes the encoding fail.
      if (isOpen.current) onFailed();
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isSheet
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button onClick={() => void cut()} isBusy={isBusy} disabled={!ready}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem && <Alert kind="info">{texts.cropLarge(problem.text)}</Alert>}
        {crop.phase === 'failed' ? (
          <ErrorState onRetry={crop.retry}>{texts.cropFailed}</ErrorState>
        ) : opening.kind === 'failed' ? (
          <ErrorState onRetry={retry}>{texts.cropFailed}</ErrorState>
        ) : ready && area ? (
          <ready.Crop picture={ready.picture} value={area} onChange={setChosen} aspect={aspect} previews={previews} />
        ) : (
          <Skeleton height={STAGE_HEIGHT} />
        )}
      </Stack>
    </Dialog>
  );
}

type Opening = { kind: 'opening' } | { kind: 'open'; picture: ImageBitmap } | { kind: 'failed' };

/** Decodes the image and frees its memory when the dialog closes. */
function usePicture(file: File) {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let picture: ImageBitmap | undefined;
    const open = async () => {
      picture = await createImageBitmap(file);
      if (isGone) picture.close();
      else setOpening({ kind: 'open', picture });
    };
    open().catch(() => !isGone && setOpening({ kind: 'failed' }));
    return () => {
      isGone = true;
      picture?.close();
    };
  }, [file, attempt]);

  const retry = () => {
    setOpening({ kind: 'opening' });
    setAttempt((last) => last + 1);
  };
  return { opening, retry };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
