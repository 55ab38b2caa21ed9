import { Page } from 'shared-ui/page';

/** `/organizer/meetings`. */
export function MeetingsPage() {
  return <Page title="Встречи">{null}</Page>;
}
