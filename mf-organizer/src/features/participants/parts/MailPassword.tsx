import { useState } from 'react';
import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { useMailPassword } from '../api/useMailPassword';
import { texts } from '../texts';

interface MailPasswordProps {
  id: number;
}

/** Mails a company a new password after a question; no password is ever shown (ORG-03). */
export function MailPassword({ id }: MailPasswordProps) {
  const mail = useMailPassword();
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const [to, setTo] = useState<string>();

  const send = async () => {
    try {
      setTo((await mail(id)).to);
    } catch (error) {
      setProblem(describeError(error));
      throw error;
    }
  };

  return (
    <Stack gap={2}>
      <div>
        <Button variant="secondary" size="small" onClick={() => setIsAsked(true)}>
          {texts.mailPassword}
        </Button>
      </div>
      {to !== undefined && <Alert kind="success">{texts.passwordMailed(to)}</Alert>}
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.askPassword}
        confirmLabel={texts.sendPassword}
        errorText={problem}
        onConfirm={send}
        onClose={() => setIsAsked(false)}
      >
        <p>{texts.passwordNote}</p>
      </ConfirmDialog>
    </Stack>
  );
}
