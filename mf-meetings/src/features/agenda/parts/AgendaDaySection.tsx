import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { todayInMoscow } from 'shared-api/time';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Icon } from 'shared-ui/Icon';
import { depth, theme } from 'shared-ui/theme';
import { DayHeader } from '#parts/DayHeader';
import type { AgendaActions } from '../state/agendaActions';
import type { AgendaDay } from '../state/agendaDays';
import type { AgendaEntry } from '../state/agendaEntries';
import { texts } from '../texts';
import { AgendaInvitationRow } from './AgendaInvitationRow';
import { AgendaMeetingRow } from './AgendaMeetingRow';
import { AgendaNow } from './AgendaNow';
import { AgendaRow } from './AgendaRow';

interface AgendaDaySectionProps extends AgendaActions {
  day: AgendaDay;
  /** Key of the first line that has not begun. */
  nextKey: string | undefined;
  /** Receives the element to scroll to: the «now» line or the next day with lines. */
  nextRef: (element: HTMLElement | null) => void;
}

/** One day of the agenda with a sticky header. */
export function AgendaDaySection({ day: { date, lines }, nextKey, nextRef, ...actions }: AgendaDaySectionProps) {
  const isToday = date === todayInMoscow();
  const hasNext = lines.some(({ entry }) => entry.key === nextKey);
  // All lines of today have begun: «now» goes below the last one.
  const endsWithNow = isToday && !hasNext;
  return (
    <Section ref={hasNext && !isToday ? nextRef : undefined} aria-label={texts.day(date)}>
      <Head>
        <DayHeader date={texts.day(date)} />
      </Head>
      <List>
        {lines.map(({ entry, isSameTime, competing }) => (
          <Fragment key={entry.key}>
            {isToday && entry.key === nextKey && <AgendaNow ref={nextRef} />}
            <RowBoundary item={entry} own="li">
              {entry.kind === 'meetings' && <AgendaMeetingRow {...actions} entry={entry} isSameTime={isSameTime} />}
              {entry.kind === 'free' && <AgendaFreeRow entry={entry} />}
              {'invitation' in entry && <AgendaInvitationRow {...actions} entry={entry} isSameTime={isSameTime} />}
            </RowBoundary>
            {competing !== undefined && <AgendaCompeting count={competing} />}
          </Fragment>
        ))}
        {endsWithNow && <AgendaNow ref={nextRef} />}
      </List>
    </Section>
  );
}

interface AgendaFreeRowProps {
  entry: Extract<AgendaEntry, { kind: 'free' }>;
}

/** Line with a continuous range of free time. */
function AgendaFreeRow({ entry: { point, end } }: AgendaFreeRowProps) {
  return <AgendaRow kind="free" time={point} isTimeHidden name={texts.free(point, end)} />;
}

interface AgendaCompetingProps {
  count: number;
}

/** Warns below invitations for one slot that only one of them can be accepted. */
function AgendaCompeting({ count }: AgendaCompetingProps) {
  return (
    <Line>
      <Icon icon={TriangleAlert} size={16} />
      {texts.competing(count)}
    </Line>
  );
}

const Section = styled.section`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Head = styled.h2`
  position: sticky;
  top: 0;
  z-index: ${depth.raised};
  padding: ${theme.space(3)} ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  font-size: ${theme.text.m};
`;

const List = styled.ul`
  container-type: inline-size;
  padding: 0 ${theme.space(4)};

  /* Keep focused controls from scrolling under the sticky header. */
  a,
  button {
    scroll-margin-top: ${theme.space(20)};
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  padding: 0 0 ${theme.space(3)} ${theme.space(19)};
  color: ${theme.color.warning};
  font-size: ${theme.text.s};
`;
