import { PageHeader } from 'shared-ui/PageHeader';
import { Invitations } from '../features/invitations/components/Invitations';
import { texts } from '../features/invitations/texts';

/** `/invitations`: requests to meet and to move meetings, received and sent. */
export function InvitationsPage() {
  return (
    <>
      <PageHeader title={texts.pageTitle} />
      <Invitations />
    </>
  );
}
