import { Page } from 'shared-ui/page';
import { EventBoard } from '../features/event/parts/EventBoard';
import { texts } from '../features/event/texts';

/** `/organizer/event`: dates, switches, contacts, rules and banners of the event. */
export function EventPage() {
  return (
    <Page title={texts.title}>
      <EventBoard />
    </Page>
  );
}
