import Upload from '@lucide/icons/icons/upload';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { FileInput } from './FileInput';
import { useFileDrag } from './useFileDrag';

export interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Gets the chosen or dropped files, unchecked: the caller reports unsuitable ones. */
  onFiles: (files: File[]) => void;
  /** Accessible name of the area. */
  label?: string;
  /** Allowed formats and size, read out with the button. */
  hint?: ReactNode;
  /** Formats that the file dialog offers first: `.pdf,image/png`. Dropped files are not filtered. */
  accept?: string;
}

/** A drop area with a button for the file dialog. */
export function FileDrop({ onFiles, label = 'Загрузка файлов', hint, accept, ...rest }: FileDropProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, events } = useFileDrag({ onFiles, isDisabled: false });

  return (
    <Root role="group" aria-label={label} {...rest} {...events} data-over={isOver || undefined}>
      <Icon icon={Upload} size={20} />
      <DropHint>Перетащите файлы сюда или</DropHint>
      <Button variant="secondary" aria-describedby={hint ? hintId : undefined} onClick={() => input.current?.click()}>
        Выбрать файлы
      </Button>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <FileInput ref={input} accept={accept} onFiles={onFiles} />
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
`;

// Files cannot be dragged on touch screens.
const DropHint = styled.p`
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
