import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { theme } from 'shared-ui/theme';
import type { FileListEntry } from './fileListEntry';
import { fileListNews } from './fileListNews';
import { FileListStored } from './FileListStored';
import { FileListUpload } from './FileListUpload';

export type { StoredFileEntry, UploadEntry } from './fileListEntry';

export interface FileListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref' | 'onAbort'> {
  /** Rows in display order. An empty list takes no space: show an empty state outside of it. */
  files: readonly FileListEntry[];
  /** Accessible name of the list. */
  label?: string;
  /** For a waiting or running upload. */
  onAbort?: (id: string) => void;
  onRetry?: (id: string) => void;
  /** Removes a failed upload from the list. */
  onDismiss?: (id: string) => void;
  /** Gets the new name of a stored file: trimmed, not empty, with its extension. Without it renaming is unavailable. */
  onRename?: (id: number, name: string) => void;
  /** For a stored file; the caller asks for confirmation. Without it deleting is unavailable. */
  onDelete?: (id: number) => void;
}

/** Stored files and uploads, the latter with progress or error, each with its actions. */
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
  const [announced, setAnnounced] = useState({ files, news: '' });
  if (announced.files !== files) {
    // Keeps the last announcement until a new one: progress updates arrive many times a second.
    setAnnounced({ files, news: fileListNews(announced.files, files) || announced.news });
  }

  return (
    <Root {...rest} {...focus}>
      {files.length > 0 && (
        <Rows aria-label={label}>
          {files.map((file) => (
            <Row key={file.id}>
              <RowBoundary item={file}>
                {file.status === 'stored' ? (
                  <FileListStored file={file} onRename={onRename} onDelete={onDelete} />
                ) : (
                  <FileListUpload file={file} onAbort={onAbort} onRetry={onRetry} onDismiss={onDismiss} />
                )}
              </RowBoundary>
            </Row>
          ))}
        </Rows>
      )}
      <p role="status" className="visually-hidden">
        {announced.news}
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

/**
 * Keeps focus in the list when a pressed button disappears: it moves to the first control of the same row, or to the list when
 * the row is gone too.
 */
function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ control: Element; row: Element | null } | null>(null);

  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected || document.activeElement !== document.body) return;
    const { row } = last.current;
    last.current = null;
    const control = row?.isConnected ? row.querySelector<HTMLElement>('a[href], button:not(:disabled)') : null;
    (control ?? root.current)?.focus();
  });

  return {
    ref: root,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget) last.current = { control: target, row: target.closest('li') };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Focus moved on normally; the blur of a removed control has no `relatedTarget`.
      if (relatedTarget) last.current = null;
    },
  };
}
