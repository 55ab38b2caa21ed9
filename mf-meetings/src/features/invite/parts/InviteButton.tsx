import { useState } from 'react';
import type { ActiveEvent } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { noMeetingText } from 'shared-api/meeting-rules';
import { formatSlotDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import type { InviteSlot } from '../state/inviteSlot';
import { useCommonTime } from '../state/useCommonTime';
import { useInviteGate } from '../state/useInviteGate';
import { useInviting } from '../state/useInviting';
import { texts } from '../texts';
import { InviteDialog, type InviteDialogProps } from './InviteDialog';

/** «Пригласить: пн, 23.11, 10:00»: invites a company to a slot that is free for both (FIRST-02). */
export function InviteButton({ userId, date, point }: PropsOf<'mf_meetings/InviteButton'>) {
  const gate = useInviteGate(userId);
  const [isOpen, setIsOpen] = useState(false);
  const { target, event, reason } = gate.data ?? {};
  const whyNot = reason ? noMeetingText(reason) : gate.error !== undefined && texts.loadFailed;
  return (
    <>
      <Button
        size="small"
        isBusy={gate.data === undefined && gate.error === undefined}
        reason={whyNot || undefined}
        aria-label={target && texts.inviteWhom(target.company, whenOf(date, point))}
        onClick={() => setIsOpen(true)}
      >
        {texts.inviteAt(whenOf(date, point))}
      </Button>
      {isOpen && target && event && (
        <InviteAt company={target} event={event} slot={slotAt(date, point)} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface InviteAtProps extends Pick<InviteDialogProps, 'company' | 'onClose'> {
  event: ActiveEvent;
  slot: InviteSlot;
}

/** The days load with the dialog, which offers other slots after a conflict. */
function InviteAt({ company, event, slot, onClose }: InviteAtProps) {
  const time = useCommonTime({ userId: company.id, event });
  const inviting = useInviting(company.id, slot, onClose);
  return (
    <>
      {time.feeds}
      <InviteDialog company={company} inviting={inviting} time={time} onClose={onClose} />
    </>
  );
}

/** «пн, 23.11, 10:00» */
function whenOf(date: string, point: string): string {
  return `${formatSlotDay(date).replace(/\.\d{4}$/, '')}, ${point}`;
}

function slotAt(date: string, point: string): InviteSlot {
  return { date, point, kind: 'free', met: [], rivals: [], asked: undefined, isOffHours: false };
}
