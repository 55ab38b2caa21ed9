import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFileDrag } from 'shared-ui/FileDrop';
import { depth, theme } from 'shared-ui/theme';
import { texts } from './texts';

interface DropAreaProps extends ComponentPropsWithRef<'div'> {
  onFiles: (files: File[], isPasted: boolean) => void;
  isDisabled?: boolean;
}

/** An area that accepts dropped and pasted files and shows a veil while files are dragged over it. */
export function DropArea({ onFiles, isDisabled = false, children, ...rest }: DropAreaProps) {
  const { isOver, events } = useFileDrag({ onFiles: (files) => onFiles(files, false), isDisabled });
  const handlePaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    onFiles(files, true);
  };
  return (
    <Root {...rest} {...events} onPaste={handlePaste}>
      {children}
      {isOver && <Veil>{texts.drop}</Veil>}
    </Root>
  );
}

/** A copied table or page includes a picture of itself next to its text; only the text is wanted. */
function pastedFiles({ files, types }: DataTransfer): File[] {
  return types.includes('text/plain') ? [] : Array.from(files);
}

const Root = styled.div`
  position: relative;
`;

// Ignores the pointer: over a child, the drag would count as having left the area.
const Veil = styled.p`
  position: absolute;
  inset: ${theme.space(1)};
  z-index: ${depth.raised};
  display: grid;
  place-items: center;
  margin: 0;
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.card};
  background: color-mix(in srgb, ${theme.color.accentSoft} 92%, transparent);
  color: ${theme.color.accentStrong};
  font-weight: ${theme.weight.medium};
  text-align: center;
  pointer-events: none;
`;
