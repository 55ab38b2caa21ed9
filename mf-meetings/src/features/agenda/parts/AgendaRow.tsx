import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import type { AgendaKind } from '../state/agendaEntries';

interface AgendaRowProps {
  kind: AgendaKind;
  /** HH:mm */
  time: string;
  /** The time is already visible above or in the name: render it for screen readers only. */
  isTimeHidden?: boolean;
  name: ReactNode;
  /** The kind in words and further details. */
  about?: ReactNode;
  actions?: ReactNode;
  /** Below the line. */
  foot?: ReactNode;
  /** The actions are a single small button, which fits next to the text on every screen. */
  isCompact?: boolean;
}

/** Layout of every line: time, a coloured edge per kind, name, details, actions. */
export function AgendaRow({
  kind,
  time,
  isTimeHidden = false,
  name,
  about,
  actions,
  isCompact = false,
  foot,
}: AgendaRowProps) {
  return (
    <Root data-focus-row tabIndex={-1}>
      <Time>{isTimeHidden ? <span className="visually-hidden">{time}</span> : time}</Time>
      <Edge $kind={kind} />
      <Name>{name}</Name>
      {about && <About>{about}</About>}
      {actions && <Actions $isCompact={isCompact}>{actions}</Actions>}
      {foot && <Foot>{foot}</Foot>}
    </Root>
  );
}

// Measures the list, not the window: the sidebar takes room on tablets.
const WIDE = '@container (min-width: 800px)';

const edges = {
  meetings: `4px solid ${theme.color.info}`,
  incoming: `4px dashed ${theme.color.accent}`,
  outgoing: `4px dotted ${theme.color.accent}`,
  moves: `4px double ${theme.color.accent}`,
  free: `1px solid ${theme.color.positive}`,
} satisfies Record<AgendaKind, string>;

const Root = styled.li`
  display: grid;
  grid-template-columns: 48px 4px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  min-height: ${theme.space(11)};
  padding: ${theme.space(2)} 0;

  &:not(:first-child) {
    border-top: 1px solid ${theme.color.border};
  }

  > * {
    grid-column: 3;
  }

  ${WIDE} {
    grid-template-columns: 48px 4px minmax(0, 1fr) minmax(0, 1fr) 272px;
    min-height: ${theme.space(14)};

    > * {
      grid-column: auto;
    }
  }
`;

const Time = styled.span`
  && {
    grid-column: 1;
    grid-row: 1;
  }
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.bold};
`;

const Edge = styled.span<{ $kind: AgendaKind }>`
  && {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  align-self: stretch;
  border-left: ${({ $kind }) => edges[$kind]};

  ${WIDE} {
    && {
      grid-row: 1;
    }
  }
`;

const Name = styled.div`
  min-width: 0;
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;

  > a {
    ${media.narrow} {
      display: inline-flex;
      align-items: center;
      min-width: ${theme.control.height};
      min-height: ${theme.control.height};
    }
  }
`;

const About = styled.div`
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;

const Actions = styled.div<{ $isCompact: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;

  > button:last-child {
    margin-inline-start: auto;
  }

  && {
    ${({ $isCompact }) => ($isCompact ? 'grid-column: 4; grid-row: 1 / span 2;' : 'grid-column: 1 / -1;')}
  }

  ${WIDE} {
    justify-content: flex-end;

    > button:last-child {
      margin-inline-start: 0;
    }

    && {
      grid-column: 5;
      grid-row: 1;
    }
  }
`;

const Foot = styled.div`
  && {
    grid-column: 1 / -1;

    ${WIDE} {
      grid-column: 3 / -1;
    }
  }
  min-width: 0;

  &:empty {
    display: none;
  }
`;
