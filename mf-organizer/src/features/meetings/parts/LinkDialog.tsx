import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { toast } from 'shared-ui/toast';
import { useLinkMeetings } from '../api/useLinkMeetings';
import { pairWords, type DayMeeting, type Refusal } from '../domain/dayMeeting';
import { LINK_LENGTH } from '../limits';
import { findLinkProblem } from '../state/findLinkProblem';
import { texts } from '../texts';
import { ActionDialog } from './ActionDialog';

interface LinkDialogProps {
  /** At least one. */
  meetings: readonly DayMeeting[];
  /** Called after the change, with the meetings that stayed as they were. */
  onDone: (refused: readonly Refusal[]) => void;
  onClose: () => void;
}

/** Gives meetings a link, each its own room by `{код}`, or takes the links away (ORG-05). */
export function LinkDialog({ meetings, onDone, onClose }: LinkDialogProps) {
  const link = useLinkMeetings();
  const [first] = meetings;
  const [template, setTemplate] = useState(() => (meetings.length === 1 ? (first?.link ?? '') : ''));
  const [isClearing, setIsClearing] = useState(false);
  const [isVisited, setIsVisited] = useState(false);
  const problem = findLinkProblem(template);
  const hasLinks = meetings.some((meeting) => meeting.link !== null);

  if (isClearing)
    return (
      <ActionDialog
        title={texts.linkClear}
        description={describe(meetings)}
        submitLabel={texts.linkClear}
        isDanger
        onSubmit={async () => {
          const { done, refused } = await link(meetings, null);
          if (done > 0) toast.success(texts.linkCleared(done));
          onDone(refused);
        }}
        onClose={onClose}
      />
    );

  return (
    <ActionDialog
      title={texts.linkTitle}
      description={describe(meetings)}
      submitLabel={texts.linkSubmit}
      reason={problem}
      onSubmit={async () => {
        const { done, refused } = await link(meetings, template.trim());
        if (done > 0) toast.success(texts.linkSet(done));
        onDone(refused);
      }}
      onClose={onClose}
      extra={
        hasLinks && (
          <Button variant="dangerSoft" onClick={() => setIsClearing(true)}>
            {texts.linkClear}
          </Button>
        )
      }
    >
      <TextField
        label={texts.linkField}
        hint={texts.linkHint}
        type="url"
        inputMode="url"
        placeholder="https://meet.example/{код}"
        autoComplete="off"
        maxLength={2 * LINK_LENGTH}
        value={template}
        error={isVisited ? problem : undefined}
        onBlur={() => setIsVisited(template !== '')}
        onChange={({ target }) => setTemplate(target.value)}
      />
    </ActionDialog>
  );
}

function describe(meetings: readonly DayMeeting[]): string {
  const [first] = meetings;
  return meetings.length === 1 && first ? `${first.point} · ${pairWords(first)}` : texts.meetings(meetings.length);
}
