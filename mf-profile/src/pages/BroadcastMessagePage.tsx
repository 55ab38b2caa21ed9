import { Page } from 'shared-ui/page';
import { BroadcastMessage } from '../features/broadcast/parts/BroadcastMessage';
import { texts } from '../features/broadcast/texts';

/** `/news/broadcast?id=`: one broadcast of the organizer, to which the bell leads. */
export function BroadcastMessagePage() {
  return (
    <Page title={texts.title}>
      <BroadcastMessage />
    </Page>
  );
}
