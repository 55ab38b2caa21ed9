import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { formatFileSize } from 'shared-ui/files';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';
import type { UploadEntry } from './fileListEntry';
import { FileListLine } from './FileListLine';

interface FileListUploadProps {
  file: UploadEntry;
  onAbort?: (id: string) => void;
  onRetry?: (id: string) => void;
  onDismiss?: (id: string) => void;
}

/** Row of an upload: waiting, running or failed. */
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
          <Progress label={`Загрузка: ${name}`} value={percent} />
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

const Progress = styled(ProgressBar)`
  height: ${theme.space(1)};
  margin-top: ${theme.space(1)};
  background: ${theme.color.neutralSoft};
`;
