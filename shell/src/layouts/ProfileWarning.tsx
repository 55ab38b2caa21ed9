import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { profileFieldNames, readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';

/** Asks the user to complete the profile and, outside of the edit page, links to each missing field (SIDE-07). */
export function ProfileWarning({ user }: { user: CurrentUser }) {
  const isElsewhere = useLocation().pathname !== paths.profileEdit;
  const { missing } = readProfileFields(user);
  if (missing.length === 0) return null;
  return (
    // A note, not a status: it appears on every page, and screen readers must not announce it each time.
    <Alert
      role="note"
      kind="warning"
      title="Заполните профиль компании"
      action={isElsewhere && <Link to={paths.profileEdit}>Заполнить профиль</Link>}
    >
      Не указано:{' '}
      {missing.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span>, </span>}
          {isElsewhere ? (
            <Link to={`${paths.profileEdit}#${field}`}>{profileFieldNames[field]}</Link>
          ) : (
            <span>{profileFieldNames[field]}</span>
          )}
        </Fragment>
      ))}
      <span>.</span>
    </Alert>
  );
}
