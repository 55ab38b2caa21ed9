import { PageHeader } from 'shared-ui/PageHeader';

/** `/sending`: one message to many companies of the catalogue. */
export function SendingPage() {
  return <PageHeader title="Создать рассылку" />;
}
