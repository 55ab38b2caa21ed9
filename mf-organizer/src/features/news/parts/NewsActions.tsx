import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { toast } from 'shared-ui/toast';
import type { NewsIntent } from '../state/newsValues';
import { texts } from '../texts';

interface NewsActionsProps {
  post: Schema<'OrganizerNewsPost'> | null;
  /** A time is chosen. */
  isLater: boolean;
  isDirty: boolean;
  isBusy: boolean;
  onRevert: () => void;
  onDelete: () => Promise<void>;
  onSave: (intent: NewsIntent) => void;
  /** Asks before the post goes out. */
  onPublish: () => void;
}

/** Buttons below a post, by its state: each leads to another one or keeps it. */
export function NewsActions(props: NewsActionsProps) {
  const { post, isLater, isDirty, isBusy, onRevert, onDelete, onSave, onPublish } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  const state = post?.state ?? 'draft';
  const isSaved = state === 'published' || (state === 'scheduled' && isLater);

  const remove = async () => {
    setIsDeleting(true);
    try {
      await onDelete();
    } catch (error) {
      toast.danger(texts.notRemoved(describeError(error)));
      setIsDeleting(false);
    }
  };

  return (
    <Cluster justify="end">
      <span role="status">{isDirty && texts.kept}</span>
      {isDirty && (
        <Button variant="ghost" disabled={isBusy} onClick={onRevert}>
          {texts.revert}
        </Button>
      )}
      {post && (
        <Button variant="secondary" isBusy={isDeleting} disabled={isBusy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      {state !== 'published' && (
        <Button variant="secondary" disabled={isBusy} onClick={() => onSave('draft')}>
          {state === 'scheduled' ? texts.toDrafts : texts.saveDraft}
        </Button>
      )}
      <Button isBusy={isBusy} onClick={() => (isSaved ? onSave('keep') : onPublish())}>
        {isSaved ? texts.save : isLater ? texts.schedule : texts.publish}
      </Button>
    </Cluster>
  );
}
