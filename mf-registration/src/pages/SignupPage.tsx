import { useState } from 'react';
import { PageHeader } from 'shared-ui/PageHeader';
import { SignupCreated } from '../features/signup/components/SignupCreated';
import { SignupForm } from '../features/signup/components/SignupForm';
import { keepSignupDraft, readSignupDraft } from '../features/signup/signupDraft';
import { texts } from '../features/signup/texts';
import { useSignup } from '../features/signup/useSignup';

/** `/signup`: step 1 of the registration, the account. The form is kept as a draft while it is filled in. */
export function SignupPage() {
  const { phase, submit, enter } = useSignup();
  const [draft] = useState(readSignupDraft);

  return (
    <div>
      <PageHeader title={texts.title} />
      {phase.kind === 'created' ? (
        <SignupCreated refusal={phase.refusal} onRetry={() => enter(phase.values)} />
      ) : (
        <SignupForm
          initialValues={draft}
          refusal={phase.kind === 'editing' ? phase.refusal : undefined}
          isLeaving={phase.kind === 'leaving'}
          onValuesChange={keepSignupDraft}
          onSubmit={submit}
        />
      )}
    </div>
  );
}
