import { useCurrentUser } from 'shared-api/session';
import { PageBody, PageHeader } from 'shared-ui/PageHeader';
import { Sending } from '../features/sending/components/Sending';
import { texts } from '../features/sending/texts';

/** `/sending`: one message to many companies of the catalogue. */
export function SendingPage() {
  const { data: user } = useCurrentUser();
  return (
    <>
      <PageHeader title={texts.title} />
      <PageBody>
        <Sending viewer={user} />
      </PageBody>
    </>
  );
}
