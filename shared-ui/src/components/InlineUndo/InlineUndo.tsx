import { useEffect, useEffectEvent, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { useUndoFocus } from './useUndoFocus';

export interface InlineUndoProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The content is removed and can still be restored. */
  isShown: boolean;
  /** Names what happened: «Сообщение удалено». */
  text: string;
  /** How long it can be restored, in ms: five seconds by default. */
  lastsMs?: number;
  /** Called on «Вернуть»: set `isShown` to false. */
  onUndo: () => void;
  /** Called once, when the time is over or the page is left: carry the removal out now. */
  onComplete: () => void;
  /** The removed content. It keeps its state and its space while hidden. */
  children: ReactNode;
}

const UNDO_MS = 5_000;

/**
 * Replaces removed content for some seconds with a line such as «Сообщение удалено · Вернуть». Focus moves to «Вернуть»
 * and back. Not for changes that other users see at once.
 */
export function InlineUndo({
  isShown,
  text,
  lastsMs = UNDO_MS,
  onUndo,
  onComplete,
  children,
  ...rest
}: InlineUndoProps) {
  const thing = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isPending = useRef(false);
  const isMounted = useRef(false);
  useUndoFocus(isShown, undo, thing);

  const complete = useEffectEvent(() => {
    if (isPending.current) onComplete();
    isPending.current = false;
  });

  useEffect(() => {
    isPending.current = isShown;
    if (!isShown) return undefined;
    const timer = window.setTimeout(complete, lastsMs);
    window.addEventListener('pagehide', complete);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', complete);
    };
  }, [isShown, lastsMs]);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode unmounts and remounts every component once: only a lasting unmount counts.
      queueMicrotask(() => !isMounted.current && complete());
    };
  }, []);

  const bringBack = () => {
    if (!isPending.current) return;
    isPending.current = false;
    onUndo();
  };

  return (
    <Root {...rest}>
      <Thing ref={thing} inert={isShown} $isHidden={isShown}>
        {children}
      </Thing>
      <Line $isShown={isShown}>
        <span role="status">{isShown && text}</span>
        {isShown && (
          <>
            <Undo ref={undo} type="button" onClick={bringBack}>
              Вернуть
            </Undo>
            <TimeLeft label={null} depletesInMs={lastsMs} />
          </>
        )}
      </Line>
    </Root>
  );
}

// Both in one grid cell: the line takes the content’s space, which avoids a layout shift.
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Thing = styled.div<{ $isHidden: boolean }>`
  grid-area: 1 / 1;
  min-width: 0;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

const Line = styled.div<{ $isShown: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  grid-area: 1 / 1;
  align-items: center;
  gap: 0 ${theme.space(2)};
  min-height: ${({ $isShown }) => ($isShown ? theme.space(8) : '0')};
  padding-bottom: ${({ $isShown }) => ($isShown ? '3px' : '0')};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  pointer-events: ${({ $isShown }) => ($isShown ? 'auto' : 'none')};
`;

const Undo = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  /* A touch target of 44 px that does not raise the line. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }

  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
`;

const TimeLeft = styled(ProgressBar)`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  height: 2px;
`;
