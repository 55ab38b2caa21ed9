import { Link } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import { useEvent } from 'shared-api/event';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { paths } from 'shared-api/paths';
import { useRefreshOn } from 'shared-api/query';
import { Alert } from 'shared-ui/Alert';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import type { CancelledMeeting } from '#domain/meeting';
import { SlotLegend } from '#parts/slot-list/SlotLegend';
import type { DayTools } from '../state/dayTools';
import { texts } from '../texts';
import { DaysBoard } from './DaysBoard';
import { DaySkeleton } from './DaySkeleton';

interface DaysViewProps extends Pick<DayTools, 'isChatOnly' | 'onCancel' | 'onMove' | 'onPrint'> {
  /** Meetings cancelled since the page was opened. */
  cancelled: readonly CancelledMeeting[];
}

const EVENTS = ['invitation'] as const;
const OUTDATED = [meetingsKeys.isAny, invitationsKeys.isAny];

/** The view «По дням» of `/meetings`: the current user's days with their hours and meetings (MEET-01 to MEET-09). */
export function DaysView(props: DaysViewProps) {
  useEachMinute();
  useRefreshOn(EVENTS, OUTDATED);
  const event = useEvent();
  return (
    <Stack gap={6}>
      {props.isChatOnly && (
        <Alert kind="info">
          {texts.chatOnly} <Link to={`${paths.profileEdit}#meetings`}>{texts.changeChatOnly}</Link>
        </Alert>
      )}
      <Stack gap={3}>
        <p>{props.isChatOnly ? texts.introChatOnly : texts.intro}</p>
        <SlotLegend />
      </Stack>
      <Loaded query={event} skeleton={<DaySkeleton of="view" />} failed={texts.eventFailed}>
        {(known) => <DaysBoard {...props} event={known} />}
      </Loaded>
    </Stack>
  );
}
