import { Page } from 'shared-ui/page';

/** `/organizer/journal`. */
export function JournalPage() {
  return <Page title="Журнал">{null}</Page>;
}
