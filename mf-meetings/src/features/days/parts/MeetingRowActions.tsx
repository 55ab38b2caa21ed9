import type { MeetingCompany } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { MenuItem } from 'shared-ui/Menu';
import { useMediaQuery } from 'shared-ui/theme';
import type { Meeting } from '#domain/meeting';
import { MeetingMenu } from '#parts/MeetingMenu';
import type { DayTools } from '../state/dayTools';
import { texts } from '../texts';

interface MeetingRowActionsProps {
  meeting: Meeting;
  company: MeetingCompany;
  canCancel: boolean;
  canMove: boolean;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
}

/** Viewports wide enough for buttons next to the company. */
const ROOM = '(min-width: 960px)';

/** Move and cancel actions: buttons on wide viewports, otherwise menu items (MEET-08, MEET-09). */
export function MeetingRowActions({ meeting, company, canCancel, canMove, tools }: MeetingRowActionsProps) {
  const hasRoom = useMediaQuery(ROOM);
  const move = () => tools.onMove(meeting, company);
  const cancel = () => tools.onCancel(meeting, company);
  return (
    <>
      {hasRoom && canMove && (
        <Button variant="ghost" size="small" aria-label={texts.moveWith(company.company, meeting.point)} onClick={move}>
          {texts.move}
        </Button>
      )}
      {hasRoom && canCancel && (
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.cancelWith(company.company, meeting.point)}
          onClick={cancel}
        >
          {texts.cancel}
        </Button>
      )}
      <MeetingMenu meeting={meeting} company={company}>
        {!hasRoom && canMove && <MenuItem onSelect={move}>{texts.move}</MenuItem>}
        {!hasRoom && canCancel && (
          <MenuItem isDanger onSelect={cancel}>
            {texts.cancel}
          </MenuItem>
        )}
      </MeetingMenu>
    </>
  );
}
