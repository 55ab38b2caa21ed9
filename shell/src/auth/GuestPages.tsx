import { paths } from 'shared-api/paths';
import { BlockPage } from '../block/BlockPage';
import { SharedAnswers } from '../session/SharedAnswers';
import { UnsubscribePage } from '../unsubscribe/UnsubscribePage';
import { PasswordResetPage } from './PasswordResetPage';

interface GuestPagesProps {
  path: string;
  title: string;
}

/** The shell's pages that need no account, except the login page. */
export function GuestPages(page: GuestPagesProps) {
  return (
    <SharedAnswers>
      <Page {...page} />
    </SharedAnswers>
  );
}

function Page({ path, title }: GuestPagesProps) {
  switch (path) {
    case paths.passwordReset:
      return <PasswordResetPage title={title} />;
    case paths.block:
      return <BlockPage title={title} />;
    default:
      return <UnsubscribePage title={title} />;
  }
}
