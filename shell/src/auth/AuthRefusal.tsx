import { Link } from 'react-router-dom';
import type { AuthErrors } from 'shared-api/auth-errors';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';

interface AuthRefusalProps {
  refusal: AuthErrors;
}

/** The server's refusal: a panel for an account that awaits activation, otherwise a red alert (AUTH-04). */
export function AuthRefusal({ refusal: { isNotActivated, message } }: AuthRefusalProps) {
  const panel = isNotActivated && {
    title: 'Аккаунт ещё не активирован',
    action: <Link to={paths.block}>Связаться с менеджером</Link>,
  };
  return (
    <Alert kind={panel ? 'warning' : 'danger'} {...panel}>
      {message}
    </Alert>
  );
}
