import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { joinFileName, splitFileName } from '../fileName/fileName';
import { IconButton } from '../IconButton/IconButton';
import { TextField } from '../TextField/TextField';

interface FileListRenameProps {
  /** The name so far. */
  name: string;
  /** Takes the new name. */
  onSave: (name: string) => void;
  /** The name stays. */
  onCancel: () => void;
}

/** What servers and disks take. */
const LONGEST_NAME = 255;

/** A file's name as a field in its row. The extension stands beside it and stays: it says how the file is opened. */
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
    // Enter also ends a word of an input method, and Esc closes its list.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // The form or the dialog around the list is not meant.
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
          <Check size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label="Не менять имя" onClick={onCancel}>
          <X size={20} aria-hidden />
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
