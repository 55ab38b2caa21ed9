import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { PasswordField, TextField } from 'shared-ui/TextField';
import { media, theme } from 'shared-ui/theme';
import { AuthForm } from './AuthForm';
import { texts, validateLogin } from './login';

interface LoginFormProps {
  /** Logs in; the form shows a rejection with an ApiError. */
  onSubmit: (values: Schema<'LoginForm'>) => Promise<void>;
}

/** The login form (AUTH-01). */
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
          <Password>
            <PasswordField {...field('password')} label={texts.password} />
            {/* After the field in the DOM, so that Tab goes from the login straight to the password. */}
            <Forgotten to={paths.passwordReset}>{texts.passwordReset}</Forgotten>
          </Password>
        </>
      )}
    </AuthForm>
  );
}

const Password = styled.div`
  position: relative;
  container-type: inline-size;

  ${media.narrow} {
    margin-top: ${theme.space(2)};
  }
`;

/* Next to the password's label. The touch target extends upwards over the gap between the fields. */
const Forgotten = styled(Link)`
  position: absolute;
  inset: calc(-1 * ${theme.space(4)}) 0 auto auto;
  padding-top: ${theme.space(4)};
  font-size: ${theme.text.s};

  ${media.narrow} {
    top: calc(-1 * ${theme.space(6)});
    padding-top: ${theme.space(6)};
  }

  /* Large text leaves no room beside the label. */
  @container (max-width: 14rem) {
    position: static;
    display: inline-block;
    padding-top: ${theme.space(2)};
  }
`;
