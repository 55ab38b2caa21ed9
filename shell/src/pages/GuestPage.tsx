import { paths } from 'shared-api/paths';
import { PasswordResetPage } from '../auth/PasswordResetPage';
import { BlockPage } from '../block/BlockPage';
import type { AppRoute } from '../routeTypes';
import { SharedAnswers } from '../SharedAnswers';
import { UnsubscribePage } from '../unsubscribe/UnsubscribePage';

/** The shell’s pages that need no account, but the login page. */
export function GuestPage({ route }: { route: AppRoute }) {
  return (
    <SharedAnswers>
      <Page {...route} />
    </SharedAnswers>
  );
}

function Page({ path, title }: AppRoute) {
  switch (path) {
    case paths.passwordReset:
      return <PasswordResetPage title={title} />;
    case paths.block:
      return <BlockPage title={title} />;
    default:
      return <UnsubscribePage title={title} />;
  }
}
