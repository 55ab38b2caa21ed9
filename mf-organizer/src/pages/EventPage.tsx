import { Page } from 'shared-ui/page';

/** `/organizer/event`. */
export function EventPage() {
  return <Page title="Мероприятие">{null}</Page>;
}
