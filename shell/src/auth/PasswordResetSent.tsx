import { useEffect, useRef } from 'react';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Stack } from 'shared-ui/Stack';
import { passwordResetTexts as texts } from './passwordResetTexts';

interface PasswordResetSentProps {
  /** Where the letter went. */
  email: string;
}

/** Stands in the form's place once the letter is on its way (AUTH-06). */
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
