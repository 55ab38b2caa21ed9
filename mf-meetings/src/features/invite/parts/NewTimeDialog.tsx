import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatSlotDay } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { NeedsConnection } from '#parts/NeedsConnection';
import type { InviteSlot } from '../state/inviteSlot';
import { useCommonTime } from '../state/useCommonTime';
import type { CounterOfferResult } from '../state/useCounterOffer';
import { useInviteGate } from '../state/useInviteGate';
import { texts } from '../texts';
import { InviteClashes } from './InviteClashes';
import { InviteDay } from './InviteDay';
import { InviteDaySkeleton } from './InviteDaySkeleton';
import { InviteScarcity } from './InviteScarcity';
import { NoMeetingAlert } from './NoMeetingAlert';
import { SlotTaken } from './SlotTaken';

interface NewTimeDialogProps {
  title: string;
  /** Description of the dialog. */
  lead: string;
  /** The other company. */
  userId: number;
  /** The slot of the meeting being moved. */
  current?: { date: string; point: string };
  submitLabel: string;
  /** Proposes the time; the result `sent` closes the dialog. */
  onSubmit: (slot: InviteSlot) => Promise<CounterOfferResult>;
  onClose: () => void;
  /** Above the choice of a time. */
  children?: ReactNode;
}

type Phase = { kind: 'choosing' | 'sending' } | Exclude<CounterOfferResult, { kind: 'sent' }>;

/** Dialog that chooses and proposes a time that suits both companies. */
export function NewTimeDialog({
  title,
  lead,
  userId,
  current,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: NewTimeDialogProps) {
  const gate = useInviteGate(userId);
  const { event, reason } = gate.data ?? {};
  const time = useCommonTime({ userId, event: reason ? undefined : event, current });
  const [chosen, setChosen] = useState<InviteSlot>();
  const [phase, setPhase] = useState<Phase>({ kind: 'choosing' });
  const isSending = phase.kind === 'sending';
  const isOver = phase.kind === 'over' || reason !== undefined;

  const choose = (slot: InviteSlot) => {
    setChosen(slot);
    setPhase({ kind: 'choosing' });
    time.showDay(slot.date);
  };

  const submit = async () => {
    if (!chosen) return;
    setPhase({ kind: 'sending' });
    const result = await onSubmit(chosen);
    if (result.kind === 'sent') onClose();
    else setPhase(result);
  };

  return (
    <Dialog
      isOpen
      isSheet
      isTall
      onClose={onClose}
      title={title}
      description={lead}
      isBusy={isSending}
      footer={
        isOver ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Chosen role="status">{chosen && texts.newTime(formatSlotDay(chosen.date), chosen.point)}</Chosen>
            <Button variant="secondary" onClick={onClose} disabled={isSending}>
              {texts.cancel}
            </Button>
            <Button
              onClick={() => void submit()}
              isBusy={isSending}
              reason={chosen && phase.kind !== 'taken' ? undefined : texts.chooseTime}
            >
              {phase.kind === 'failed' ? texts.again : submitLabel}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {children}
        <NeedsConnection userId={userId} />
        {phase.kind === 'failed' && <Alert kind="danger">{phase.reason}</Alert>}
        {phase.kind === 'taken' && chosen && <SlotTaken slot={chosen} time={time} onChoose={choose} />}
        {phase.kind === 'over' ? (
          <Alert kind="info">{phase.text}</Alert>
        ) : (
          <Loaded query={gate} skeleton={<InviteDaySkeleton />} failed={texts.loadFailed}>
            {() =>
              reason ? (
                <NoMeetingAlert reason={reason} userId={userId} />
              ) : (
                <>
                  <InviteScarcity userId={userId} time={time} />
                  <InviteDay time={time} mode="invite" selected={chosen} onSelect={isSending ? undefined : choose} />
                  {chosen && phase.kind !== 'taken' && <InviteClashes slot={chosen} />}
                </>
              )
            }
          </Loaded>
        )}
      </Stack>
    </Dialog>
  );
}

/* Prefer a text of two lines over wrapping the buttons. */
const Chosen = styled.p`
  flex: 1 1 ${theme.space(40)};
  align-self: center;
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;

  ${media.narrow} {
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`;
