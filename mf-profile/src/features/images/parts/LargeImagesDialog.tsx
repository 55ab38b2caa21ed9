import CropIcon from '@lucide/icons/icons/crop';
import { styled } from 'styled-components';
import { storedFileName } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import type { LargeImage } from '../state/useImageChoice';
import { texts } from '../texts';

interface LargeImagesDialogProps {
  /** An empty list closes the dialog. */
  images: readonly LargeImage[];
  isShrinking: boolean;
  onShrink: () => Promise<void>;
  onCrop: (image: LargeImage) => void;
  onRefuse: () => void;
}

/** Offers to shrink all images that exceed the server's limits, or to crop one of them. */
export function LargeImagesDialog({ images, isShrinking, onShrink, onCrop, onRefuse }: LargeImagesDialogProps) {
  return (
    <Dialog
      isOpen={images.length > 0}
      onClose={onRefuse}
      title={images[0]?.problem.text ?? ''}
      description={texts.largeCount(images.length)}
      size="small"
      isSheet
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
      <List>
        {images.map((image, index) => (
          <Row key={index}>
            <Name>{storedFileName(image.file.name)}</Name>
            <Button
              variant="ghost"
              size="small"
              icon={<Icon icon={CropIcon} size={16} />}
              aria-label={texts.cropOne(storedFileName(image.file.name))}
              disabled={isShrinking}
              onClick={() => onCrop(image)}
            >
              {texts.cropShort}
            </Button>
          </Row>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
