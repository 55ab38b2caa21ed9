import { useEffect, useRef } from 'react';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Stack } from 'shared-ui/Stack';
import { texts } from './passwordReset';

interface PasswordResetSentProps {
  email: string;
}

/** Replaces the form once the e-mail was sent (AUTH-06). */
export function PasswordResetSent({ email }: PasswordResetSentProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Stack>
      <Alert ref={notice} tabIndex={-1} kind="success" title={texts.sentTitle}>
        {texts.sent(email)}
      </Alert>
      <ButtonLink to={paths.login} isWide>
        {texts.login}
      </ButtonLink>
    </Stack>
  );
}
