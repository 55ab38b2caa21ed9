import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeAuthErrors, type AuthErrors } from 'shared-api/auth-errors';
import { outcome, problemOf, request } from 'shared-api/client';
import type { Schema, UserType } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { createMutation } from 'shared-api/query';
import { logIn } from 'shared-api/session';
import { useSettings } from 'shared-api/settings';
import type { Refusal } from 'shared-ui/forms';
import { pageLoad } from '#state/pageLoad';
import type { SignupValues } from '../signup.schema';
import { forgetSignupDraft } from './signupDraft';

/** Why the server did not create the account or did not log in to it. */
export type SignupRefusal = AuthErrors & Refusal<SignupValues>;

export type SignupPhase =
  | { kind: 'editing'; refusal?: SignupRefusal }
  /** The account was created, but the login failed: the user must not sign up again. */
  | { kind: 'created'; refusal: SignupRefusal }
  /** The next page is loading. */
  | { kind: 'leaving' };

/**
 * Creates the account without logging in. Rejects with an ApiError: of kind `form` with ERROR_EMAIL_EXIST or
 * ERROR_PHONE_EXIST when the server refuses.
 */
const useCreateAccount = createMutation((form: Schema<'SignupForm'>) =>
  request('post', '/api/auth/signup', { body: form }),
);

/**
 * Signs up and opens the next page: /block under premoderation, otherwise a login and a full load of /profile (REG-05).
 */
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
      setPhase({ kind: 'created', refusal: { ...describeAuthErrors(error), values } });
      return;
    }
    // A notice already shown stays until the next page has loaded.
    setPhase((former) => (former.kind === 'created' ? former : { kind: 'leaving' }));
    pageLoad.open(paths.profile);
  };

  const submit = async (values: SignupValues) => {
    try {
      await createAccount(formOf(values));
    } catch (error) {
      const isRepeated = unansweredEmail.current === values.email && problemOf(error).kind === 'form';
      if (!(isRepeated && (await canLogIn(values)))) {
        if (outcome(error) === 'offline') unansweredEmail.current = values.email;
        setPhase({ kind: 'editing', refusal: { ...describeAuthErrors(error), values } });
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
 * After a sign-up without a response the account may exist, and a retry is refused because of it. It belongs to the
 * same user if the password fits.
 */
async function canLogIn(values: SignupValues): Promise<boolean> {
  try {
    await logIn(credentialsOf(values));
    return true;
  } catch (error) {
    return describeAuthErrors(error).isNotActivated;
  }
}

function credentialsOf({ email, password }: SignupValues): Schema<'LoginForm'> {
  return { login: email.trim(), password };
}

/** Converts the values for the request; only a valid form is sent, so type and city are set. */
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
