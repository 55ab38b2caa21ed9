import X from '@lucide/icons/icons/x';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { storedFileName } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';
import type { Upload } from '#state/usePageUploads';
import type { ImageProblem } from '../state/imageProblem';
import { texts } from '../texts';

/** Width in px of the preview's canvas: a small canvas keeps less image memory. */
const WIDTH = 280;

interface UploadTileProps {
  upload: Upload<ImageProblem>;
  /** Aborts the upload, or removes a failed one from the list. */
  onRemove: () => void;
  onRetry: () => void;
}

/** An image being uploaded, with its progress or error. */
export function UploadTile({ upload, onRemove, onRetry }: UploadTileProps) {
  const { file, phase } = upload;
  const name = storedFileName(file.name);
  const isFailed = phase.kind === 'failed';
  return (
    <li>
      <Frame>
        <LocalPicture file={file} />
        <Cross>
          <IconButton
            size="small"
            aria-label={isFailed ? texts.dismiss(name) : texts.cancelUpload(name)}
            onClick={onRemove}
          >
            <Icon icon={X} size={16} />
          </IconButton>
        </Cross>
        {!isFailed && (
          <Progress>
            <ProgressBar label={texts.uploading(name)} value={phase.kind === 'uploading' ? phase.percent : 0} />
          </Progress>
        )}
      </Frame>
      {isFailed && <Problem role="alert">{phase.problem.text}</Problem>}
      {isFailed && phase.problem.canRetry && (
        <Button variant="ghost" size="small" isWide onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </li>
  );
}

/** Small preview of a local image during its upload. */
function LocalPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const image = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'low' });
      const target = canvas.current;
      if (!isGone && target) {
        target.width = image.width;
        target.height = image.height;
        target.getContext('2d')?.drawImage(image, 0, 0);
      }
      image.close();
    };
    // An image that cannot be decoded leaves the tile empty; the upload's error is shown below it.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [file]);

  return <Picture ref={canvas} aria-hidden />;
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
`;

const Picture = styled.canvas`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.5;
`;

const Cross = styled.div`
  position: absolute;
  inset-block-start: ${theme.space(1)};
  inset-inline-end: ${theme.space(1)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

const Progress = styled.div`
  position: absolute;
  inset: auto ${theme.space(2)} ${theme.space(2)};
`;

const Problem = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
