import Upload from 'lucide-react/icons/upload';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { useFileDrag } from '../useFileDrag/useFileDrag';
import { FileInput } from './FileInput';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Takes what was chosen or dropped, unchecked: what does not fit is the caller's to say, file by file. */
  onFiles: (files: File[]) => void;
  /** What is given here: the area's name. */
  label?: string;
  /** What fits: formats and the largest size. Read out with the button. */
  hint?: ReactNode;
  /** Formats that the system's window offers first: `.pdf,image/png`. Dropped files may be others all the same. */
  accept?: string;
  /** Nothing can be given now. */
  disabled?: boolean;
}

/**
 * A place for files: dropped, or chosen in the system's window. Written here and not taken from react-dropzone: of its weight this
 * needs the drag state only, for the button is a button and the checks are the caller's.
 */
export function FileDrop({
  onFiles,
  label = 'Загрузка файлов',
  hint,
  accept,
  disabled = false,
  ...rest
}: FileDropProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, events } = useFileDrag({ onFiles, isDisabled: disabled });

  return (
    <Root
      role="group"
      aria-label={label}
      aria-disabled={disabled || undefined}
      {...rest}
      {...events}
      data-over={isOver || undefined}
    >
      <Upload size={20} aria-hidden />
      <Invitation>Перетащите файлы сюда или</Invitation>
      <Button
        variant="secondary"
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onClick={() => input.current?.click()}
      >
        Выбрать файлы
      </Button>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FileInput ref={input} accept={accept} disabled={disabled} onFiles={onFiles} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  padding: ${theme.space(5)} ${theme.space(4)};
  border: 1px dashed ${theme.color.controlBorder};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  text-align: center;
  transition: background ${theme.motion.fast};

  > svg {
    color: ${theme.color.textMuted};
  }

  &[data-over] {
    border-color: ${theme.color.accent};
    border-style: solid;
    background: ${theme.color.accentSoft};
  }

  &[data-over] > svg {
    color: ${theme.color.accent};
  }

  &[aria-disabled='true'] {
    border-color: ${theme.color.border};
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
  }
`;

// A finger drags no files.
const Invitation = styled.p`
  display: none;

  ${media.hover} {
    display: block;
  }
`;

const Hint = styled.p`
  max-width: 60ch;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
