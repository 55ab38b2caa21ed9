import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { MenuItem } from 'shared-ui/Menu';
import { useMediaQuery } from 'shared-ui/theme';
import { isMeetingOver, type Meeting } from '#domain/meeting';
import { texts as meetingTexts } from '#domain/meetingTexts';
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

/**
 * Actions of a meeting: buttons on wide viewports, otherwise menu items. Move and cancel until its end, then the message;
 * from then on the menu keeps move and cancel for the rest of the day (MEET-08, MEET-09).
 */
export function MeetingRowActions({ meeting, company, canCancel, canMove, tools }: MeetingRowActionsProps) {
  const hasRoom = useMediaQuery(ROOM);
  const isOver = isMeetingOver(meeting);
  const hasButtons = hasRoom && !isOver;
  // The button is all that is left to do.
  const isSaid = hasRoom && isOver && !canMove && !canCancel;
  const move = () => tools.onMove(meeting, company);
  const cancel = () => tools.onCancel(meeting, company);
  return (
    <>
      {hasButtons && canMove && (
        <Button variant="ghost" size="small" aria-label={texts.moveWith(company.company, meeting.point)} onClick={move}>
          {texts.move}
        </Button>
      )}
      {hasButtons && canCancel && (
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.cancelWith(company.company, meeting.point)}
          onClick={cancel}
        >
          {texts.cancel}
        </Button>
      )}
      {hasRoom && isOver && (
        <ButtonLink
          variant="ghost"
          size="small"
          to={paths.chatWith(company.company_id)}
          aria-label={meetingTexts.writeTo(company.company)}
        >
          {meetingTexts.write}
        </ButtonLink>
      )}
      {!isSaid && (
        <MeetingMenu meeting={meeting} company={company}>
          {!hasButtons && canMove && <MenuItem onSelect={move}>{texts.move}</MenuItem>}
          {!hasButtons && canCancel && (
            <MenuItem isDanger onSelect={cancel}>
              {texts.cancel}
            </MenuItem>
          )}
        </MeetingMenu>
      )}
    </>
  );
}
