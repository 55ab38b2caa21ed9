import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { profileFieldNames, readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';

/** Asks to fill in the profile while something of it is missing, and leads to each field from every other page (SIDE-07). */
export function ProfileWarning({ user }: { user: CurrentUser }) {
  const isElsewhere = useLocation().pathname !== paths.profileEdit;
  const { missing } = readProfileFields(user);
  if (missing.length === 0) return null;
  return (
    // A note, not a status: it stands there on every page and must not be read out on each.
    <Alert
      role="note"
      kind="warning"
      title="Заполните профиль компании"
      action={isElsewhere && <Link to={paths.profileEdit}>Заполнить профиль</Link>}
    >
      Не указано:{' '}
      {missing.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          {isElsewhere ? (
            <Link to={`${paths.profileEdit}#${field}`}>{profileFieldNames[field]}</Link>
          ) : (
            profileFieldNames[field]
          )}
        </Fragment>
      ))}
      .
    </Alert>
  );
}
