import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { lengthOf } from 'shared-api/text';
import { formatSlotDay, MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Avatar } from 'shared-ui/Avatar';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { theme } from 'shared-ui/theme';
import { NOTE_LENGTH } from '#domain/limits';
import { NeedsConnection } from '#parts/NeedsConnection';
import type { CommonTime } from '../state/useCommonTime';
import type { Inviting } from '../state/useInviting';
import { texts } from '../texts';
import { InviteClashes } from './InviteClashes';
import { SlotTaken } from './SlotTaken';

export interface InviteDialogProps {
  company: Pick<Participant, 'id' | 'company' | 'avatar'>;
  /** State and actions from `useInviting`. */
  inviting: Inviting;
  time: CommonTime;
  onClose: () => void;
}

/** Confirms an invitation, with an optional note to the company (PART-07), and shows each phase of sending it. */
export function InviteDialog({ company, inviting, time, onClose }: InviteDialogProps) {
  const { slot, choose, note, write, phase, send } = inviting;
  const isSending = phase.kind === 'sending';
  const isOver = phase.kind === 'note-waits' || phase.kind === 'note-refused';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.dialogTitle}
      size="small"
      isSheet
      isBusy={isSending}
      footer={
        isOver ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={isSending}>
              {texts.cancel}
            </Button>
            {phase.kind !== 'taken' && (
              <Button
                onClick={() => void send()}
                isBusy={isSending}
                reason={lengthOf(note) > NOTE_LENGTH ? texts.noteTooLong : undefined}
              >
                {phase.kind === 'failed' ? texts.again : texts.invite}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        <Whom>
          <Avatar src={company.avatar} />
          <div>
            <Name>{company.company}</Name>
            <Time>
              {formatSlotDay(slot.date)}, {slot.point} <Muted>{MOSCOW_OFFSET_LABEL}</Muted>
            </Time>
          </div>
        </Whom>
        {!isOver && <NeedsConnection userId={company.id} />}
        {phase.kind === 'taken' ? (
          <SlotTaken slot={slot} time={time} onChoose={choose} />
        ) : (
          !isOver && <InviteClashes slot={slot} />
        )}
        {phase.kind === 'failed' && <Alert kind="danger">{phase.reason}</Alert>}
        {phase.kind === 'note-waits' && <Alert kind="success">{texts.noteWaits}</Alert>}
        {phase.kind === 'note-refused' && (
          <Alert
            kind="warning"
            action={
              <ButtonLink to={paths.chatWith(company.id)} size="small" variant="secondary">
                {texts.writeMessage}
              </ButtonLink>
            }
          >
            {texts.noteRefused(phase.reason)}
          </Alert>
        )}
        {phase.kind !== 'note-waits' && (
          <Textarea
            label={texts.note}
            hint={texts.noteHint}
            value={note}
            onChange={(event) => write(event.target.value)}
            limit={NOTE_LENGTH}
            minRows={2}
            maxRows={5}
            readOnly={isSending || isOver}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const Whom = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.p`
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const Time = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
  white-space: nowrap;
`;
