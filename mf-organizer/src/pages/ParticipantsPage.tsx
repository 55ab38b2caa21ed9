import { Page } from 'shared-ui/page';

/** `/organizer/participants/:id?`. */
export function ParticipantsPage() {
  return <Page title="Участники">{null}</Page>;
}
