import { TextField } from 'shared-ui/TextField';
import { AuthForm } from './AuthForm';
import { texts, validatePasswordReset } from './passwordReset';

interface PasswordResetFormProps {
  /** Requests the new password; the form shows a rejection with an ApiError. */
  onSubmit: (email: string) => Promise<void>;
}

/** Longest e-mail address that the contract allows. */
const MAX_LENGTH = 200;

/** The form that requests a new password by e-mail (AUTH-06). The input stays when the server refuses. */
export function PasswordResetForm({ onSubmit }: PasswordResetFormProps) {
  return (
    <AuthForm
      initial={{ email: '' }}
      validate={validatePasswordReset}
      onSubmit={({ email }) => onSubmit(email.trim())}
      submitText={texts.submit}
    >
      {/* This field also names the account, so refusals of the login highlight it. */}
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
