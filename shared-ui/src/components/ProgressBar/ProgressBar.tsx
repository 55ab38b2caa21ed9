import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name; `null` where adjacent text says it, then the bar is hidden from screen readers. */
  label: string | null;
  /** From 0 to 100; undefined for unknown progress. */
  value?: number;
  /** Milliseconds in which the bar runs out, instead of showing a value. */
  depletesInMs?: number;
}

/** Progress of long work, work of unknown length, or time left. */
export function ProgressBar({ label, value, depletesInMs, ...rest }: ProgressBarProps) {
  const done = value === undefined ? undefined : Math.max(0, Math.min(100, value));
  const spoken = {
    role: 'progressbar',
    'aria-label': label ?? undefined,
    'aria-valuenow': done === undefined ? undefined : Math.round(done),
  };
  return (
    <Track {...rest} {...(label === null ? { 'aria-hidden': true } : spoken)}>
      {depletesInMs !== undefined && <Rest style={{ animationDuration: `${depletesInMs}ms` }} />}
      {depletesInMs === undefined && done !== undefined && <Done style={{ transform: `scaleX(${done / 100})` }} />}
      {depletesInMs === undefined && done === undefined && <Traveller />}
    </Track>
  );
}

const deplete = keyframes`
  to {
    transform: scaleX(0);
  }
`;

const travel = keyframes`
  from {
    transform: translateX(-100%);
  }

  to {
    transform: translateX(334%);
  }
`;

const fill = css`
  height: 100%;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
`;

const Done = styled.div`
  ${fill}
  transform-origin: left;
  transition: transform ${theme.motion.slow};
`;

const Traveller = styled.div`
  ${fill}
  width: 30%;
  animation: ${travel} 1.4s ease-in-out infinite;

  ${media.reducedMotion} {
    width: 50%;
    animation: none;
  }
`;

const Rest = styled.div`
  ${fill}
  transform-origin: left;
  animation: ${deplete} linear forwards;

  /* Shows the time left in steps. */
  ${media.reducedMotion} {
    animation-timing-function: steps(5, end);
  }
`;
