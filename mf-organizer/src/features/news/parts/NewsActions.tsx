import { useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { toast } from 'shared-ui/toast';
import { isOut } from '../state/newsValues';
import { texts } from '../texts';

interface NewsActionsProps {
  post: Schema<'OrganizerNewsPost'> | null;
  /** A time is chosen. */
  isLater: boolean;
  isBusy: boolean;
  onDelete: () => Promise<void>;
  onUnschedule: () => void;
  /** Asks before the post goes out. */
  onPublish: () => void;
}

/** Buttons below a post, by its state: each leads to another one. */
export function NewsActions(props: NewsActionsProps) {
  const { post, isLater, isBusy, onDelete, onUnschedule, onPublish } = props;
  const [isDeleting, setIsDeleting] = useState(false);

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
      {post && (
        <Button variant="dangerSoft" isBusy={isDeleting} disabled={isBusy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      {post?.state === 'scheduled' && (
        <Button variant="secondary" disabled={isBusy} onClick={onUnschedule}>
          {texts.toDrafts}
        </Button>
      )}
      {!isOut(post, isLater) && (
        <Button isBusy={isBusy} onClick={onPublish}>
          {isLater ? texts.schedule : texts.publish}
        </Button>
      )}
    </Cluster>
  );
}
