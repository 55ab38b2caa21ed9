import Zap from '@lucide/icons/icons/zap';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActiveEvent, Participant } from 'shared-api/contract';
import type { NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import type { InviteSlot } from '../state/inviteSlot';
import { useCommonTime } from '../state/useCommonTime';
import { useInviting } from '../state/useInviting';
import { texts } from '../texts';
import { InviteDay } from './InviteDay';
import { InviteDialog, type InviteDialogProps } from './InviteDialog';
import { InviteScarcity } from './InviteScarcity';
import { InviteSection } from './InviteSection';
import { NoMeetingAlert } from './NoMeetingAlert';
import { invitationRowId, OpenInvitations } from './OpenInvitations';

interface InvitePlanProps {
  company: Participant;
  event: ActiveEvent;
  /** Reason why inviting is disabled. */
  reason: NoMeeting | undefined;
  /** Render everything inert. */
  isPreview: boolean;
}

/** The schedules of both companies, their open invitations, and a button that jumps to the nearest common time. */
export function InvitePlan({ company, event, reason, isPreview }: InvitePlanProps) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<InviteSlot>();
  const isOpenToInvite = !reason && !isPreview;
  const time = useCommonTime({ userId: company.id, event, isBoth: isOpenToInvite });
  const { nearest } = time;

  const goToNearest = () => {
    if (nearest.state !== 'found') return;
    time.showDay(nearest.slot.date);
    setPressed(nearest.slot);
  };

  const open = ({ kind, date, asked }: InviteSlot) => {
    if (kind === 'asked' && asked) document.getElementById(invitationRowId(asked))?.focus();
    else void navigate(kind === 'ours' ? `${paths.meetings}?date=${date}` : paths.meetings);
  };

  return (
    <InviteSection
      action={
        isOpenToInvite && (
          <Button
            variant="secondary"
            icon={<Icon icon={Zap} size={16} />}
            onClick={goToNearest}
            isBusy={nearest.state === 'counting'}
            reason={nearest.state === 'none' ? texts.nothingInCommon : undefined}
          >
            {texts.nearest}
          </Button>
        )
      }
    >
      {reason && <NoMeetingAlert reason={reason} userId={company.id} />}
      {!isPreview && <OpenInvitations userId={company.id} />}
      {isOpenToInvite && <InviteScarcity time={time} userId={company.id} />}
      <InviteDay
        time={time}
        mode={isPreview ? 'preview' : reason ? 'read-only' : 'invite'}
        onSelect={setPressed}
        onOpen={isPreview ? undefined : open}
        onPressReadOnly={() => void navigate(paths.meetings)}
      />
      {pressed && <InviteTo company={company} slot={pressed} time={time} onClose={() => setPressed(undefined)} />}
    </InviteSection>
  );
}

/** Invites to the pressed slot; closes when invitation and note have been sent. */
function InviteTo({ slot, ...rest }: Omit<InviteDialogProps, 'inviting'> & { slot: InviteSlot }) {
  return <InviteDialog {...rest} inviting={useInviting(rest.company.id, slot, rest.onClose)} />;
}
