import { TextField } from 'shared-ui/TextField';
import { AuthForm } from './AuthForm';
import { passwordResetTexts as texts } from './passwordResetTexts';
import { validatePasswordReset } from './validatePasswordReset';

interface PasswordResetFormProps {
  /** Asks for the new password; a rejection with an ApiError is shown in the form. */
  onSubmit: (email: string) => Promise<void>;
}

/** Longest address that the call takes, as the contract says. */
const MAX_LENGTH = 200;

/** The e-mail address that gets a new password (AUTH-06). What was typed stays when the server refuses. */
export function PasswordResetForm({ onSubmit }: PasswordResetFormProps) {
  return (
    <AuthForm
      initial={{ email: '' }}
      validate={validatePasswordReset}
      onSubmit={({ email }) => onSubmit(email.trim())}
      submitText={texts.submit}
    >
      {/* The one field names the account: what the server says of the login is said of it. */}
      {(field) => (
        <TextField
          {...field('email', ['email', 'login'])}
          label={texts.email}
          type="email"
          required
          maxLength={MAX_LENGTH}
          autoComplete="email"
          autoCapitalize="none"
        />
      )}
    </AuthForm>
  );
}
