import { useEffect, useState } from 'react';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Crop, encodeCrop, wholeArea, type CropArea } from 'shared-ui/Crop';
import { Dialog } from 'shared-ui/Dialog';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import type { ImageProblem } from '../imageProblem';
import { AVATAR_UPLOAD_SIZE } from '../limits';
import { texts } from '../texts';

interface AvatarCropDialogProps {
  /** The chosen picture. */
  file: File;
  /** Why it cannot be sent as it is. */
  problem: ImageProblem | undefined;
  /** The square part, small enough to be sent. */
  onCut: (file: File) => void;
  /** The browser could not cut it. */
  onFailed: () => void;
  onClose: () => void;
}

/** Height in px that the stage usually has, so that nothing moves when the picture comes. */
const STAGE_HEIGHT = 360;

/** Asks for the square part of a picture that becomes the avatar. */
export function AvatarCropDialog({ file, problem, onCut, onFailed, onClose }: AvatarCropDialogProps) {
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<CropArea>();
  const [isBusy, setIsBusy] = useState(false);
  const area = chosen ?? (picture && wholeArea(picture));

  const cut = async () => {
    if (!picture || !area) return;
    setIsBusy(true);
    try {
      const blob = await encodeCrop(picture, area, AVATAR_UPLOAD_SIZE, file.type);
      onCut(new File([blob], file.name, { type: blob.type }));
    } catch {
      onFailed();
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.crop}
      isSheet
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button onClick={() => void cut()} isBusy={isBusy} disabled={!picture}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem && <Alert kind="info">{texts.cropLarge(problem.text)}</Alert>}
        {picture && area ? (
          <Crop picture={picture} value={area} onChange={setChosen} />
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
