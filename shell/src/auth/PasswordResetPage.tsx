import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { resetPassword, texts } from './passwordReset';
import { PasswordResetForm } from './PasswordResetForm';
import { PasswordResetSent } from './PasswordResetSent';

interface PasswordResetPageProps {
  title: string;
}

/** «Восстановление пароля» (ROUTE-07, AUTH-06): the form, then the confirmation with the e-mail address. */
export function PasswordResetPage({ title }: PasswordResetPageProps) {
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    await resetPassword(email);
    setSentTo(email);
  };
  if (sentTo !== undefined) {
    return (
      <Page title={title}>
        <PasswordResetSent email={sentTo} />
      </Page>
    );
  }
  return (
    <Page title={title} lead={texts.lead}>
      <Stack gap={2}>
        <PasswordResetForm onSubmit={send} />
        <ButtonLink to={paths.login} variant="ghost" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
