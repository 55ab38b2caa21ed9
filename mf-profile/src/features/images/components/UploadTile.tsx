import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { IconButton } from 'shared-ui/IconButton';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';
import type { Upload } from '#uploads/uploadQueue';
import type { ImageProblem } from '../imageProblem';
import { texts } from '../texts';
import { LocalPicture } from './LocalPicture';

interface UploadTileProps {
  upload: Upload<ImageProblem>;
  /** Ends it, or takes a failed one off the list. */
  onRemove: () => void;
  onRetry: () => void;
}

/** A picture on its way, or what kept it. */
export function UploadTile({ upload, onRemove, onRetry }: UploadTileProps) {
  const { file } = upload;
  const isFailed = upload.phase === 'failed';
  return (
    <li>
      <Frame>
        <LocalPicture file={file} />
        <Cross>
          <IconButton
            size="small"
            aria-label={isFailed ? texts.dismiss(file.name) : texts.cancelUpload(file.name)}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </Cross>
        {!isFailed && (
          <Progress>
            <ProgressBar label={texts.uploading(file.name)} value={upload.phase === 'uploading' ? upload.percent : 0} />
          </Progress>
        )}
      </Frame>
      {isFailed && <Problem role="alert">{upload.problem.text}</Problem>}
      {isFailed && upload.problem.canRetry && (
        <Button variant="ghost" size="small" isWide onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </li>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
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
