import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { formatFileSize } from '../formatFileSize/formatFileSize';
import type { UploadEntry } from './fileListEntry';
import { FileListLine } from './FileListLine';

interface FileListUploadProps {
  file: UploadEntry;
  onAbort?: (id: string) => void;
  onRetry?: (id: string) => void;
  onDismiss?: (id: string) => void;
}

/** A row of a file that the server does not have yet. */
export function FileListUpload({ file, onAbort, onRetry, onDismiss }: FileListUploadProps) {
  const { id, name, size, status } = file;
  const isFailed = status === 'failed';
  const percent = status === 'uploading' ? Math.round(file.percent) : 0;
  return (
    <FileListLine
      name={name}
      actions={
        <>
          {isFailed && file.canRetry && onRetry && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onRetry(id)}
              aria-label={`Повторить загрузку: ${name}`}
            >
              Повторить
            </Button>
          )}
          {isFailed && onDismiss && (
            <Button variant="ghost" size="small" onClick={() => onDismiss(id)} aria-label={`Убрать из списка: ${name}`}>
              Убрать
            </Button>
          )}
          {!isFailed && onAbort && (
            <Button variant="ghost" size="small" onClick={() => onAbort(id)} aria-label={`Прервать загрузку: ${name}`}>
              Прервать
            </Button>
          )}
        </>
      }
    >
      <Name>{name}</Name>
      {isFailed ? (
        <Problem>{file.message}</Problem>
      ) : (
        <>
          <Meta>
            {formatFileSize(size)} · {status === 'waiting' ? 'В очереди' : `${percent} %`}
          </Meta>
          <Track
            role="progressbar"
            aria-label={`Загрузка: ${name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <Done style={{ transform: `scaleX(${percent / 100})` }} />
          </Track>
        </>
      )}
    </FileListLine>
  );
}

const Name = styled.p`
  overflow-wrap: anywhere;
`;

const Meta = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;

const Track = styled.div`
  height: ${theme.space(1)};
  margin-top: ${theme.space(1)};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.neutralSoft};
`;

const Done = styled.div`
  height: 100%;
  background: ${theme.color.accent};
  transform-origin: left;
  transition: transform ${theme.motion.slow};
`;
