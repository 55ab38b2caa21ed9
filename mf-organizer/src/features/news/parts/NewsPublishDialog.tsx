import { formatDate } from 'shared-api/time';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { shortDay } from '#domain/days';
import type { NewsValues } from '../state/newsValues';
import { texts } from '../texts';

interface NewsPublishDialogProps {
  isOpen: boolean;
  values: NewsValues;
  /** Companies that will see the post. */
  count: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks once before a post goes out, with the number of its readers. */
export function NewsPublishDialog({ isOpen, values, count, onClose, onConfirm }: NewsPublishDialogProps) {
  const { when, date, time, title, notify } = values;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={when === 'now' ? texts.askNow(count) : texts.askLater(`${shortDay(date)} в ${time}`, count)}
      confirmLabel={when === 'now' ? texts.publish : texts.schedule}
      cancelLabel={texts.cancel}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{title.trim()}</p>
      {when === 'later' && <p>{`${formatDate(date)}, ${time} (МСК).`}</p>}
      {notify && <p>{texts.willNotify}</p>}
    </ConfirmDialog>
  );
}
