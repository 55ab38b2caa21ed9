import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Text for screen readers; `null` where the surroundings already announce the loading. */
  label?: string | null;
  /** Diameter in px. */
  size?: number;
}

/** Progress of unknown length. Wrap it in `Delayed`, so that it does not flash on fast responses. */
export function Spinner({ label = 'Загрузка…', size = 24, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} role={label === null ? undefined : 'status'} aria-hidden={label === null || undefined}>
      <Ring style={{ width: size, height: size }} />
      {label !== null && <span className="visually-hidden">{label}</span>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Ring = styled.span`
  display: block;
  border: 2px solid ${theme.color.border};
  border-color: color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: ${theme.radius.round};
  animation: ${turn} 0.8s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
