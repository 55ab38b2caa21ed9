import { Page } from 'shared-ui/page';

/** `/organizer/news/:id?`. */
export function NewsPage() {
  return <Page title="Новости">{null}</Page>;
}
