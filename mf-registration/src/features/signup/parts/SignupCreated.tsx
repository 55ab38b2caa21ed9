import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import type { SignupRefusal } from '../state/useSignup';
import { texts } from '../texts';
import { SignupRefusalNotice } from './SignupRefusalNotice';

interface SignupCreatedProps {
  refusal: Pick<SignupRefusal, 'isNotActivated' | 'message'>;
  onRetry: () => Promise<void>;
}

/** Replaces the form when the account was created but the following login failed. */
export function SignupCreated({ refusal, onRetry }: SignupCreatedProps) {
  const [isBusy, setIsBusy] = useState(false);

  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };

  return (
    <SignupRefusalNotice
      refusal={refusal}
      title={texts.createdTitle}
      action={
        <Cluster>
          <Button onClick={() => void retry()} isBusy={isBusy}>
            {texts.retry}
          </Button>
          <ButtonLink to={paths.login} variant="secondary">
            {texts.login}
          </ButtonLink>
        </Cluster>
      }
    />
  );
}
