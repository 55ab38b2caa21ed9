import type { Schema } from 'shared-api/contract';
import { PasswordField } from 'shared-ui/PasswordField';
import { TextField } from 'shared-ui/TextField';
import { AuthForm } from './AuthForm';
import { texts } from './texts';
import { validateLogin } from './validateLogin';

interface LoginFormProps {
  /** Logs in; a rejection with an ApiError is shown in the form. */
  onSubmit: (values: Schema<'LoginForm'>) => Promise<void>;
}

/** Login and password (AUTH-01). */
export function LoginForm({ onSubmit }: LoginFormProps) {
  return (
    <AuthForm
      initial={{ login: '', password: '' }}
      validate={validateLogin}
      onSubmit={onSubmit}
      submitText={texts.submit}
    >
      {(field) => (
        <>
          <TextField
            {...field('login')}
            label={texts.login}
            autoComplete="username"
            autoCapitalize="none"
            inputMode="email"
          />
          <PasswordField {...field('password')} label={texts.password} />
        </>
      )}
    </AuthForm>
  );
}
