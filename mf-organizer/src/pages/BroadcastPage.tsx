import { Page } from 'shared-ui/page';

/** `/organizer/sending/:id?`. */
export function BroadcastPage() {
  return <Page title="Рассылка">{null}</Page>;
}
