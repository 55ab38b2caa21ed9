import { useState } from 'react';
import { describeError, request } from 'shared-api/client';
import { organizerKeys } from 'shared-api/organizer';
import { createMutation } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { toast } from 'shared-ui/toast';
import { journalKeys } from '#api/useJournal';
import { texts } from '../texts';

const useRetryEmails = createMutation(() => request('post', '/api/organizer/letters/retry'), {
  refreshes: [organizerKeys.isOverview, journalKeys.isAny],
});

interface RetryEmailsProps {
  /** The line that the button belongs to, for screen readers. */
  line: string;
  /** Called before the line may vanish with this button. */
  onSent: () => void;
}

/** Sends e-mails again that the mail server refused (ORG-02). */
export function RetryEmails({ line, onSent }: RetryEmailsProps) {
  const retry = useRetryEmails();
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    try {
      const { count } = await retry();
      toast.success(texts.emailsRetried(count));
      onSent();
    } catch (error) {
      toast.danger(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void send()}>
      {texts.retryEmails}
      <span className="visually-hidden">: {line}</span>
    </Button>
  );
}
