import Check from '@lucide/icons/icons/check';
import X from '@lucide/icons/icons/x';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { joinFileName, splitFileName } from 'shared-ui/files';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';

interface FileListRenameProps {
  /** Current name, with extension. */
  name: string;
  /** Gets the new name, with extension. */
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Limit of servers and file systems, extension included. */
const LONGEST_NAME = 255;

/** Edits a file's name in its row. The extension next to the field is fixed, since it decides how the file opens. */
export function FileListRename({ name, onSave, onCancel }: FileListRenameProps) {
  const { base, extension } = splitFileName(name);
  const [typed, setTyped] = useState(base);
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const save = () => {
    const newName = joinFileName(typed, extension);
    if (newName !== '') return onSave(newName);
    setIsEmpty(true);
    field.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    // During IME composition Enter confirms a word and Esc closes the IME's list.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // Keeps a surrounding form or dialog from reacting.
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onCancel();
  };

  return (
    <Root>
      <Field>
        <TextField
          ref={field}
          label={`Новое имя файла ${name}`}
          isLabelHidden
          value={typed}
          maxLength={LONGEST_NAME - extension.length}
          error={isEmpty && 'Введите имя файла.'}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsEmpty(false);
          }}
          onKeyDown={handleKey}
        />
      </Field>
      <Side>
        {extension !== '' && <Extension>{extension}</Extension>}
        <IconButton aria-label="Сохранить имя" onClick={save}>
          <Icon icon={Check} size={20} />
        </IconButton>
        <IconButton aria-label="Не менять имя" onClick={onCancel}>
          <Icon icon={X} size={20} />
        </IconButton>
      </Side>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space(1)};
`;

const Field = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Side = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${theme.control.height};
  margin-left: auto;
`;

const Extension = styled.span`
  margin-right: ${theme.space(1)};
  color: ${theme.color.textMuted};
`;
