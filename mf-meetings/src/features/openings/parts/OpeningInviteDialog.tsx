import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { toast } from 'shared-ui/toast';
import { useInviteShort } from '../api/useOpenings';
import { texts } from '../texts';

interface OpeningInviteDialogProps {
  company: Schema<'NamedCompany'>;
  date: string;
  point: string;
  onClose: () => void;
}

/** Confirms and sends an invitation that waits minutes for an answer. */
export function OpeningInviteDialog({ company: { id, company }, date, point, onClose }: OpeningInviteDialogProps) {
  const invite = useInviteShort();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={texts.confirmTitle(company, point)}
      confirmLabel={texts.invite}
      errorText={reason}
      onConfirm={async () => {
        try {
          await invite({ user_id: id, date, point });
        } catch (error) {
          setReason(describeError(error));
          throw error;
        }
        toast.success(texts.sent(company));
      }}
      onClose={onClose}
    >
      {texts.confirmLead}
    </ConfirmDialog>
  );
}
