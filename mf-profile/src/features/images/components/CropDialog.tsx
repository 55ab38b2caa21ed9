import { useEffect, useState } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useModule, type ModuleLoader } from 'shared-ui/useModule';
import type * as CropModule from '../cropping';
import type { ImageProblem } from '../imageProblem';
import type { ImageLimits } from '../limits';
import { nameAfter } from '../shrinkImage';
import { texts } from '../texts';

interface CropDialogProps {
  title: string;
  /** The chosen picture. */
  file: File;
  /** Why it cannot be sent as it is. */
  problem: ImageProblem | undefined;
  /** What the part may be at most: it is made smaller. */
  limits: ImageLimits;
  /** Width by height that the part has to have. */
  aspect?: number;
  /** Sides in px of the squares in which the part will be seen. */
  previews?: readonly number[];
  /** The part, small enough to be sent. */
  onCut: (file: File) => void;
  /** The browser could not cut it. */
  onFailed: () => void;
  onClose: () => void;
}

/** Height in px that the stage usually has, so that nothing moves when the picture comes. */
const STAGE_HEIGHT = 360;

/** Fetched when first needed: most visits cut nothing. */
const loader: ModuleLoader<'Crop', typeof CropModule> = { load: () => import('../cropping') };

/** Asks for the part of a picture that is uploaded. */
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
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<CropModule.CropArea>();
  const [isBusy, setIsBusy] = useState(false);
  const ready = crop.phase === 'ready' && picture ? { ...crop.module, picture } : undefined;
  const area = chosen ?? ready?.wholeArea(ready.picture, aspect);

  const cut = async () => {
    if (!ready || !area) return;
    setIsBusy(true);
    try {
      onCut(nameAfter(file, await ready.encodeCrop(ready.picture, area, limits, file.type)));
    } catch {
      onFailed();
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
        ) : ready && area ? (
          <ready.Crop picture={ready.picture} value={area} onChange={setChosen} aspect={aspect} previews={previews} />
        ) : (
          <Skeleton height={STAGE_HEIGHT} />
        )}
      </Stack>
    </Dialog>
  );
}

/** The picture ready to be drawn; it is let go with the dialog. */
function usePicture(file: File): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    let isGone = false;
    let drawn: ImageBitmap | undefined;
    const open = async () => {
      drawn = await createImageBitmap(file);
      if (isGone) drawn.close();
      else setPicture(drawn);
    };
    // It could be read a moment ago; should it not any more, the dialog can only be closed.
    open().catch(() => {});
    return () => {
      isGone = true;
      drawn?.close();
    };
  }, [file]);
  return picture;
}
