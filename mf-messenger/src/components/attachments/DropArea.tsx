import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { useFileDrag } from 'shared-ui/useFileDrag';
import { texts } from './texts';

interface DropAreaProps extends ComponentPropsWithRef<'div'> {
  onFiles: (files: File[]) => void;
  /** Files mean nothing here now. */
  isDisabled?: boolean;
}

/** An area on which files can be let go, with a veil that says so while they hover over it, and into which they can be pasted. */
export function DropArea({ onFiles, isDisabled = false, children, ...rest }: DropAreaProps) {
  const { isOver, events } = useFileDrag({ onFiles, isDisabled });
  const handlePaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <Root {...rest} {...events} onPaste={handlePaste}>
      {children}
      {isOver && <Veil>{texts.drop}</Veil>}
    </Root>
  );
}

/** A copied table or page brings a picture of itself besides its text: then the text is meant. */
function pastedFiles({ files, types }: DataTransfer): File[] {
  return types.includes('text/plain') ? [] : Array.from(files);
}

const Root = styled.div`
  position: relative;
`;

// Not in the way of the drag: over a child of its own the area would seem to be left.
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
