import Download from '@lucide/icons/icons/download';
import Pencil from '@lucide/icons/icons/pencil';
import Trash from '@lucide/icons/icons/trash';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { formatFileSize } from 'shared-ui/files';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { safeHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';
import type { StoredFileEntry } from './fileListEntry';
import { FileListLine } from './FileListLine';
import { FileListRename } from './FileListRename';

interface FileListStoredProps {
  file: StoredFileEntry;
  onRename?: (id: number, name: string) => void;
  onDelete?: (id: number) => void;
}

/** Row of a stored file; its name is the download link. */
export function FileListStored({ file, onRename, onDelete }: FileListStoredProps) {
  const { id, name, size, date, href } = file;
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);

  const stopRenaming = () => {
    // Synchronous, so that the button exists when it gets focus.
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  };

  const rename = (newName: string) => {
    stopRenaming();
    if (newName !== name) onRename?.(id, newName);
  };

  if (isRenaming) {
    return (
      <FileListLine name={name}>
        <FileListRename name={name} onSave={rename} onCancel={stopRenaming} />
      </FileListLine>
    );
  }
  return (
    <FileListLine
      name={name}
      actions={
        (onRename || onDelete) && (
          <>
            {onRename && (
              <IconButton
                ref={renameButton}
                size="small"
                aria-label={`Переименовать: ${name}`}
                title="Переименовать"
                onClick={() => setIsRenaming(true)}
              >
                <Icon icon={Pencil} size={16} />
              </IconButton>
            )}
            {onDelete && (
              <IconButton
                size="small"
                isDanger
                aria-label={`Удалить: ${name}`}
                title="Удалить"
                onClick={() => onDelete(id)}
              >
                <Icon icon={Trash} size={16} />
              </IconButton>
            )}
          </>
        )
      }
    >
      <Name href={safeHref(href)} download={name}>
        <span>
          <span className="visually-hidden">Скачать: </span>
          {name}
        </span>
        <Icon icon={Download} size={16} />
      </Name>
      <Meta>
        {formatFileSize(size)} · {date.replaceAll(' ', '\u00a0')}
      </Meta>
    </FileListLine>
  );
}

const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  max-width: 100%;
  overflow-wrap: anywhere;

  > span {
    min-width: 0;
  }

  > svg {
    flex: none;
  }

  ${media.narrow} {
    min-width: ${theme.control.height};
    min-height: ${theme.control.height};
  }
`;

const Meta = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;
