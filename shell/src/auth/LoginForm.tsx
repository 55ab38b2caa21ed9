import { describeAuthErrors, type AuthErrors } from 'shared-api/auth-errors';
import { ApiError, toError } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { PasswordField } from 'shared-ui/PasswordField';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import type { LoginValues } from './login';
import { texts } from './texts';
import { validateLogin } from './validateLogin';

interface LoginFormProps {
  /** Logs in; a rejection with an ApiError is shown in the form. */
  onSubmit: (values: LoginValues) => Promise<void>;
}

/**
 * Login and password. Plain state instead of formik and yup: this form stands on the way to the first screen, and those two
 * would add a fifth to its bytes (docs/adr/0003-login-without-formik.md).
 */
export function LoginForm({ onSubmit }: LoginFormProps) {
  const [values, setValues] = useState<LoginValues>({ login: '', password: '' });
  const [touched, setTouched] = useState<Partial<Record<keyof LoginValues, boolean>>>({});
  const [refusal, setRefusal] = useState<AuthErrors>();
  const [isBusy, setIsBusy] = useState(false);
  const errors = validateLogin(values);
  const isInvalid = errors.login !== undefined || errors.password !== undefined;

  const field = (name: keyof LoginValues) => ({
    name,
    value: values[name],
    error: (touched[name] && errors[name]) || (refusal?.fields.includes(name) ? refusal.message : undefined),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setRefusal(undefined);
    },
    onBlur: () => setTouched({ ...touched, [name]: true }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isInvalid || isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusal(describeAuthErrors(error instanceof ApiError ? error.problem : { kind: 'http', status: 0, text: toError(error).message }));
      window.scrollTo(0, 0);
    }
    setIsBusy(false);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {refusal?.isNotActivated && (
          <Alert kind="warning" title={texts.notActivatedTitle} action={<Link to={paths.block}>{texts.contacts}</Link>}>
            {refusal.message}
          </Alert>
        )}
        {refusal && !refusal.isNotActivated && <Alert kind="danger">{refusal.message}</Alert>}
        <TextField {...field('login')} label={texts.login} autoComplete="username" autoCapitalize="none" inputMode="email" />
        <PasswordField {...field('password')} label={texts.password} />
        <Button type="submit" isWide isBusy={isBusy} disabled={isInvalid}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
