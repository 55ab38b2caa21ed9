import Download from '@lucide/icons/icons/download';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { useJournalAddress } from '../state/useJournalAddress';
import { useJournalFile } from '../state/useJournalFile';
import { texts } from '../texts';

/** Downloads the entries that the filter of the address finds. */
export function JournalDownload() {
  const { filter } = useJournalAddress();
  const { save, isSaving } = useJournalFile(filter);
  return (
    <Button variant="secondary" icon={<Icon icon={Download} size={16} />} isBusy={isSaving} onClick={() => void save()}>
      {texts.download}
    </Button>
  );
}
