import { useState } from 'react';
import { keepSignupDraft, readSignupDraft } from '../signupDraft';
import { useSignup } from '../useSignup';
import { SignupCreated } from './SignupCreated';
import { SignupForm } from './SignupForm';

/** Sign-up: the form, kept as a draft while it is filled in, and what comes after it. */
export function Signup() {
  const { phase, submit, enter } = useSignup();
  const [draft] = useState(readSignupDraft);

  if (phase.kind === 'created') return <SignupCreated refusal={phase.refusal} onRetry={() => enter(phase.values)} />;
  return (
    <SignupForm
      initialValues={draft}
      refusal={phase.kind === 'editing' ? phase.refusal : undefined}
      isLeaving={phase.kind === 'leaving'}
      onValuesChange={keepSignupDraft}
      onSubmit={submit}
    />
  );
}
