import type { ComponentPropsWithRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What is under way; `null` where a text beside the bar says it, then the bar is only to be seen. */
  label: string | null;
  /** How much is done, from 0 to 100; without it nobody knows. */
  value?: number;
  /** The bar runs out within so many milliseconds from now on, instead of showing a value. */
  depletesInMs?: number;
}

/** How far long work has come, that it goes on, or how much time is left. */
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

  /* The time left is news, the gliding is not. */
  ${media.reducedMotion} {
    animation-timing-function: steps(5, end);
  }
`;
