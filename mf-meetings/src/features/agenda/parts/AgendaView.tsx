import { useSearchParams } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import { meetingsKeys } from 'shared-api/meetings';
import { paths } from 'shared-api/paths';
import { useRefreshOn, type Query } from 'shared-api/query';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { useOpenInvitations } from '#api/useOpenInvitations';
import type { CancelledMeeting } from '#domain/meeting';
import { NewcomerSteps } from '#parts/NewcomerSteps';
import { useKeptRowFocus } from '#state/useKeptRowFocus';
import { useAgendaMeetings } from '../api/useAgendaMeetings';
import { useFreeTime } from '../api/useFreeTime';
import type { AgendaActions } from '../state/agendaActions';
import { agendaEntriesOf, agendaKinds, type AgendaKind } from '../state/agendaEntries';
import { texts } from '../texts';
import { AgendaFailure } from './AgendaFailure';
import { AgendaList } from './AgendaList';
import { AgendaToggles } from './AgendaToggles';

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isAny];

const PARAM = 'show';
const SEPARATOR = '.';
const USUAL: readonly AgendaKind[] = ['meetings', 'incoming', 'outgoing', 'moves'];

interface AgendaViewProps extends AgendaActions {
  isChatOnly: boolean;
  /** Meetings cancelled since the page was opened. */
  cancelled: readonly CancelledMeeting[];
}

/**
 * The view «Расписание» of `/meetings`: meetings, invitations and free time of all days in one list. Each of the three
 * can fail without hiding the others.
 */
export function AgendaView({ isChatOnly, cancelled, ...actions }: AgendaViewProps) {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  const keptFocus = useKeptRowFocus<HTMLDivElement>();
  const [shown, toggle] = useShownKinds();
  const meetings = useAgendaMeetings();
  const invitations = useOpenInvitations();
  const free = useFreeTime(shown.includes('free'));

  const entries = agendaEntriesOf(meetings.data, invitations.data, free.data, cancelled);
  const visible = entries.filter(({ kind }) => shown.includes(kind));
  const isFreeLoading = shown.includes('free') && !isSettled(free);
  const isWhole = meetings.data !== undefined && invitations.data !== undefined;

  return (
    <Stack gap={4} {...keptFocus}>
      <AgendaToggles shown={shown} entries={entries} onToggle={toggle} />
      <AgendaFailure query={meetings}>{texts.failed.meetings}</AgendaFailure>
      <AgendaFailure query={invitations}>{texts.failed.invitations}</AgendaFailure>
      {shown.includes('free') && <AgendaFailure query={free}>{texts.failed.free}</AgendaFailure>}
      {shown.length === 0 && <EmptyState>{texts.nothingChosen}</EmptyState>}
      {shown.length > 0 && !(isSettled(meetings) && isSettled(invitations)) && <AgendaSkeleton />}
      {shown.length > 0 && isSettled(meetings) && isSettled(invitations) && (
        <>
          <p role="status" className={isFreeLoading ? undefined : 'visually-hidden'}>
            {isFreeLoading ? texts.loadingFree : texts.count(visible.length)}
          </p>
          {visible.length > 0 && <AgendaList {...actions} entries={visible} invitations={invitations.data ?? []} />}
          {visible.length === 0 && entries.length > 0 && <EmptyState>{texts.nothingOfThese}</EmptyState>}
          {entries.length === 0 && isWhole && !isFreeLoading && (
            <>
              <EmptyState
                action={
                  <ButtonLink variant="secondary" to={isChatOnly ? `${paths.profileEdit}#meetings` : paths.catalog}>
                    {isChatOnly ? texts.changeChatOnly : texts.openCatalog}
                  </ButtonLink>
                }
              >
                {isChatOnly ? texts.emptyChatOnly : texts.empty}
              </EmptyState>
              <NewcomerSteps />
            </>
          )}
        </>
      )}
    </Stack>
  );
}

function isSettled({ data, error }: Query<unknown>): boolean {
  return data !== undefined || error !== undefined;
}

/** Filter of the agenda, stored in the URL: `?show=meetings.free`. By default everything except free time. */
function useShownKinds(): [shown: readonly AgendaKind[], toggle: (kind: AgendaKind) => void] {
  const [search, setSearch] = useSearchParams();
  const names = search.get(PARAM)?.split(SEPARATOR);
  const shown = names ? agendaKinds.filter((kind) => names.includes(kind)) : USUAL;

  const toggle = (kind: AgendaKind) => {
    const next = agendaKinds.filter((each) => shown.includes(each) !== (each === kind)).join(SEPARATOR);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === USUAL.join(SEPARATOR)) after.delete(PARAM);
        else after.set(PARAM, next);
        return after;
      },
      { replace: true },
    );
  };
  return [shown, toggle];
}

/** Placeholder for one day with some lines. */
function AgendaSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={2}>
          <Skeleton height={48} />
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Stack>
      </Delayed>
    </div>
  );
}
