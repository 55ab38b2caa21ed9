import { Page } from 'shared-ui/page';
import { useWidePage } from 'shared-ui/theme';
import { JournalBoard } from '../features/journal/parts/JournalBoard';
import { JournalDownload } from '../features/journal/parts/JournalDownload';
import { texts } from '../features/journal/texts';

/** `/organizer/journal`: changes by organizers and by the server, with a filter in the address. */
export function JournalPage() {
  useWidePage();
  return (
    <Page title={texts.title} lead={texts.kept} actions={<JournalDownload />}>
      <JournalBoard />
    </Page>
  );
}
