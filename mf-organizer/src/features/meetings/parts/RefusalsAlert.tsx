import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { meetingsOfDay, pairWords, type MeetingsDay, type Refusal } from '../domain/dayMeeting';
import { texts } from '../texts';

interface RefusalsAlertProps {
  /** At least one. */
  refused: readonly Refusal[];
  day: MeetingsDay;
  onClose: () => void;
}

/** Meetings that the last change left as they were, each with its reason. */
export function RefusalsAlert({ refused, day, onClose }: RefusalsAlertProps) {
  const byId = new Map(meetingsOfDay(day).map((meeting) => [meeting.id, meeting]));
  return (
    <Alert
      kind="warning"
      title={texts.refusedTitle(refused.length)}
      action={
        <Button size="small" variant="secondary" onClick={onClose}>
          {texts.hideRefusals}
        </Button>
      }
    >
      <List>
        {refused.map(({ id, reason }) => {
          const meeting = byId.get(id);
          return <li key={id}>{meeting ? `${meeting.point} ${pairWords(meeting)}: ${reason}` : reason}</li>;
        })}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  max-height: 40vh;
  margin: 0;
  padding-left: ${theme.space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
