import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { useStillness } from './useStillness';

interface StillPageProps {
  children: ReactNode;
}

/** A dashed frame around content that can be read but not used. */
export function StillPage({ children }: StillPageProps) {
  const noteId = useId();
  const frame = useRef<HTMLDivElement>(null);
  useStillness(frame, noteId);
  return (
    <>
      <span id={noteId} hidden>
        Предпросмотр
      </span>
      <Frame ref={frame}>{children}</Frame>
    </>
  );
}

const Frame = styled.div`
  padding: ${theme.space(4)};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.card};
  cursor: default;

  ${media.narrow} {
    padding: ${theme.space(2)};
  }

  a,
  button,
  input,
  label {
    cursor: default;
  }
`;
