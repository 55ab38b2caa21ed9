import { Page } from 'shared-ui/page';

/** `/organizer`. */
export function OverviewPage() {
  return <Page title="Обзор">{null}</Page>;
}
