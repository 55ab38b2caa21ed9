import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from 'shared-api/client';
import type { Schema, UserType } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { logIn } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import { useCreateAccount } from './api/useCreateAccount';
import { pageLoad } from './pageLoad';
import type { SignupValues } from './signup.schema';
import { forgetSignupDraft } from './signupDraft';
import { describeRefusal, type SignupRefusal } from './signupRefusal';

/** Where sign-up stands. */
export type SignupPhase =
  | { kind: 'editing'; refusal?: SignupRefusal }
  /** The account is there, but the login that follows failed: signing up again would be wrong now. */
  | { kind: 'created'; values: SignupValues; refusal: SignupRefusal }
  /** The next page is on its way. */
  | { kind: 'leaving' };

/** Signs up and leads on: to /block under premoderation, else through a login to the own page, loaded anew (REG-05). */
export function useSignup() {
  const [phase, setPhase] = useState<SignupPhase>({ kind: 'editing' });
  const createAccount = useCreateAccount();
  const { data: settings } = useSettings();
  const navigate = useNavigate();
  const unansweredEmail = useRef<string>(undefined);

  const enter = async (values: SignupValues) => {
    try {
      await logIn(credentialsOf(values));
    } catch (error) {
      setPhase({ kind: 'created', values, refusal: describeRefusal(error, values) });
      return;
    }
    // A notice that is already shown stays until the next page comes.
    setPhase((former) => (former.kind === 'created' ? former : { kind: 'leaving' }));
    pageLoad.open(paths.profile);
  };

  const submit = async (values: SignupValues) => {
    try {
      await createAccount(formOf(values));
    } catch (error) {
      const isRepeated = unansweredEmail.current === values.email && isFormProblem(error);
      if (!(isRepeated && (await canLogIn(values)))) {
        if (isUnanswered(error)) unansweredEmail.current = values.email;
        setPhase({ kind: 'editing', refusal: describeRefusal(error, values) });
        return;
      }
    }
    forgetSignupDraft();
    if (!settings?.premoderation_status) return enter(values);
    setPhase({ kind: 'leaving' });
    await navigate(paths.block);
  };

  return { phase, submit, enter };
}

/**
 * After a sign-up that got no answer the account may exist, and trying again is refused because of it. It belongs to
 * the same person if the password fits.
 */
async function canLogIn(values: SignupValues): Promise<boolean> {
  try {
    await logIn(credentialsOf(values));
    return true;
  } catch (error) {
    return describeRefusal(error, values).isNotActivated;
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.kind === 'network' || error.problem.kind === 'timeout');
}

function isFormProblem(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'form';
}

function credentialsOf({ email, password }: SignupValues): Schema<'LoginForm'> {
  return { login: email.trim(), password };
}

/** The form as the call takes it; only a valid form is sent, so a type and a city are chosen. */
function formOf({ type, city, isPrivacyAccepted: _, ...rest }: SignupValues): Schema<'SignupForm'> {
  const trimmed = (text: string) => text.trim();
  return {
    ...rest,
    type: type as UserType,
    city: city?.label ?? '',
    company: trimmed(rest.company),
    firstname: trimmed(rest.firstname),
    lastname: trimmed(rest.lastname),
    email: trimmed(rest.email),
  };
}
