import { useState } from 'react';
import { Page } from 'shared-ui/page';
import { SignupCreated } from '../features/signup/parts/SignupCreated';
import { SignupForm } from '../features/signup/parts/SignupForm';
import { keepSignupDraft, readSignupDraft } from '../features/signup/state/signupDraft';
import { useSignup } from '../features/signup/state/useSignup';
import { texts } from '../features/signup/texts';

/** Page `/signup`: step 1 of the registration, the account. The form is stored as a draft. */
export function SignupPage() {
  const { phase, submit, enter } = useSignup();
  const [draft] = useState(readSignupDraft);

  return (
    <div>
      <Page title={texts.title}>
        {phase.kind === 'created' ? (
          <SignupCreated refusal={phase.refusal} onRetry={() => enter(phase.refusal.values)} />
        ) : (
          <SignupForm
            initialValues={draft}
            refusal={phase.kind === 'editing' ? phase.refusal : undefined}
            isLeaving={phase.kind === 'leaving'}
            onValuesChange={keepSignupDraft}
            onSubmit={submit}
          />
        )}
      </Page>
    </div>
  );
}
