import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { texts } from '../texts';
import type { LargeImage } from '../useImageChoice';

interface LargeImagesDialogProps {
  /** None closes the dialog. */
  images: readonly LargeImage[];
  isShrinking: boolean;
  onShrink: () => Promise<void>;
  onRefuse: () => void;
}

/** Offers to make pictures smaller that the server would not take: one question for all of them. */
export function LargeImagesDialog({ images, isShrinking, onShrink, onRefuse }: LargeImagesDialogProps) {
  return (
    <Dialog
      isOpen={images.length > 0}
      onClose={onRefuse}
      title={images[0]?.problem.text ?? ''}
      description={texts.largeCount(images.length)}
      size="small"
      isBusy={isShrinking}
      footer={
        <>
          <Button variant="secondary" onClick={onRefuse} disabled={isShrinking}>
            {texts.cancel}
          </Button>
          <Button onClick={() => void onShrink()} isBusy={isShrinking}>
            {texts.shrink}
          </Button>
        </>
      }
    >
      <ul>
        {images.map(({ file }, index) => (
          <li key={index}>{file.name}</li>
        ))}
      </ul>
    </Dialog>
  );
}
