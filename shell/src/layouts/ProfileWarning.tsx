import { Link, useLocation } from 'react-router-dom';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { missingProfileFields } from './missingProfileFields';

/** Asks to fill in the profile while something of it is missing, and leads there from every other page (SIDE-07). */
export function ProfileWarning({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const missing = missingProfileFields(user);
  if (missing.length === 0) return null;
  return (
    // A note, not a status: it stands there on every page and must not be read out on each.
    <Alert
      role="note"
      kind="warning"
      title="Заполните профиль компании"
      action={pathname !== paths.profileEdit && <Link to={paths.profileEdit}>Заполнить профиль</Link>}
    >
      Не указано: {missing.join(', ')}.
    </Alert>
  );
}
