import type { Ref } from 'react';
import { styled } from 'styled-components';
import { serverNow } from 'shared-api/clock';
import { formatTime } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface AgendaNowProps {
  ref?: Ref<HTMLLIElement>;
}

/** Separates past lines from upcoming ones. */
export function AgendaNow({ ref }: AgendaNowProps) {
  return <Line ref={ref}>{texts.now(formatTime(new Date(serverNow()).toISOString()))}</Line>;
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(1)} 0;
  color: ${theme.color.accent};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  /* Keeps the line below the sticky header when scrolled to. */
  scroll-margin-top: ${theme.space(30)};

  /* This line already separates the two rows. */
  && + li {
    border-top: 0;
  }

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.color.accent};
  }
`;
