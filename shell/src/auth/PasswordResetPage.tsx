import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { PasswordResetForm } from './PasswordResetForm';
import { PasswordResetSent } from './PasswordResetSent';
import { passwordResetTexts as texts } from './passwordResetTexts';
import { resetPassword } from './resetPassword';

interface PasswordResetPageProps {
  /** The route's title. */
  title: string;
}

/** «Восстановление пароля» (ROUTE-07, AUTH-06): the form, then where the letter went. */
export function PasswordResetPage({ title }: PasswordResetPageProps) {
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    await resetPassword(email);
    setSentTo(email);
  };
  if (sentTo !== undefined) {
    return (
      <>
        <PageHeader title={title} />
        <PasswordResetSent email={sentTo} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <Stack gap={2}>
        <PasswordResetForm onSubmit={send} />
        <ButtonLink to={paths.login} variant="ghost" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </>
  );
}
