import { useCurrentUser } from 'shared-api/session';
import { Page } from 'shared-ui/page';
import { Sending } from '../features/sending/parts/Sending';
import { texts } from '../features/sending/texts';

/** `/sending`: one message to many companies of the catalogue. */
export function SendingPage() {
  const { data: user } = useCurrentUser();
  return (
    <Page title={texts.title}>
      <Sending viewer={user} />
    </Page>
  );
}
