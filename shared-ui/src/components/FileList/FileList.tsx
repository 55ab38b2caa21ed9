import { useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { FileListEntry } from './fileListEntry';
import { fileListNews } from './fileListNews';
import { FileListStored } from './FileListStored';
import { FileListUpload } from './FileListUpload';
import { useKeptFocus } from './useKeptFocus';

export interface FileListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref' | 'onAbort'> {
  /** The rows, in the order to show. Without any the list takes no room: say above or below that it is empty. */
  files: readonly FileListEntry[];
  /** The list's name. */
  label?: string;
  /** Ends an upload that waits or is under way. */
  onAbort?: (id: string) => void;
  /** Tries a failed upload again. */
  onRetry?: (id: string) => void;
  /** Takes a failed upload off the list. */
  onDismiss?: (id: string) => void;
  /** Gives a stored file another name: trimmed, not empty, with its extension. Without it names cannot be changed. */
  onRename?: (id: number, name: string) => void;
  /** A stored file shall go; asking first is the caller's. Without it files cannot be removed. */
  onDelete?: (id: number) => void;
}

/** Files with what can be done to each: those stored, and those on their way with progress or with what went wrong. */
export function FileList({
  files,
  label = 'Файлы',
  onAbort,
  onRetry,
  onDismiss,
  onRename,
  onDelete,
  ...rest
}: FileListProps) {
  const focus = useKeptFocus();
  const [told, setTold] = useState({ files, news: '' });
  if (told.files !== files) {
    // What was told last stays until there is something newer: progress comes many times a second.
    setTold({ files, news: fileListNews(told.files, files) || told.news });
  }

  return (
    <Root {...rest} {...focus}>
      {files.length > 0 && (
        <Rows aria-label={label}>
          {files.map((file) => (
            <Row key={file.id}>
              {file.status === 'stored' ? (
                <FileListStored file={file} onRename={onRename} onDelete={onDelete} />
              ) : (
                <FileListUpload file={file} onAbort={onAbort} onRetry={onRetry} onDismiss={onDismiss} />
              )}
            </Row>
          ))}
        </Rows>
      )}
      <p role="status" className="visually-hidden">
        {told.news}
      </p>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  border-bottom: 1px solid ${theme.color.border};

  &:last-child {
    border-bottom: 0;
  }
`;
