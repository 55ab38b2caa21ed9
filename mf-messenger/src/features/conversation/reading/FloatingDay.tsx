import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';

export interface FloatingDayActions {
  /** Shows the day for a moment; `undefined` hides it. */
  show: (day: string | undefined) => void;
}

interface FloatingDayProps {
  actions: Ref<FloatingDayActions>;
}

/** Milliseconds after the last scroll. */
const SHOWN_MS = 1_200;

/**
 * The day of the messages in sight, over them while they scroll. Its own state, because a scroll must not re-render the
 * conversation; screen readers have the headings of the days.
 */
export function FloatingDay({ actions }: FloatingDayProps) {
  const [day, setDay] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useImperativeHandle(
    actions,
    () => ({
      show: (next) => {
        clearTimeout(timer.current);
        setIsShown(next !== undefined);
        if (next === undefined) return;
        setDay(next);
        timer.current = setTimeout(() => setIsShown(false), SHOWN_MS);
      },
    }),
    [],
  );
  if (day === undefined) return null;
  return (
    <Pill aria-hidden $isShown={isShown}>
      {day}
    </Pill>
  );
}

const Pill = styled.p<{ $isShown: boolean }>`
  position: absolute;
  top: ${theme.space(2)};
  left: 50%;
  z-index: ${depth.raised};
  max-width: 100%;
  padding: ${theme.space(1)} ${theme.space(3)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transform: translateX(-50%);
  transition: opacity ${theme.motion.slow};
  pointer-events: none;
`;
