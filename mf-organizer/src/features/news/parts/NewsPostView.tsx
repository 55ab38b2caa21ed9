import { useEffect, useRef, useState } from 'react';
import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { organizerPaths } from '#domain/organizerPaths';
import { useDeletePost, useRestorePost } from '../api/newsChanges';
import { useNewsPost } from '../api/useNewsPost';
import { texts } from '../texts';
import { NewsEditor } from './NewsEditor';
import { NewsSkeleton } from './NewsSkeleton';

interface NewsPostViewProps {
  /** Undefined: a new post. */
  id: number | undefined;
}

/** Loads a post into its editor, and offers to bring it back after a deletion. */
export function NewsPostView({ id }: NewsPostViewProps) {
  const [isDeleted, setIsDeleted] = useState(false);
  const remove = useDeletePost();
  const query = useNewsPost(id);
  if (isDeleted && id !== undefined) return <DeletedPost id={id} onRestored={() => setIsDeleted(false)} />;
  return (
    <Loaded query={query} skeleton={<NewsSkeleton />} failed={texts.postFailed}>
      {({ post, audiences }) =>
        id !== undefined && post === null ? (
          <EmptyState action={<ButtonLink to={organizerPaths.news()}>{texts.all}</ButtonLink>}>
            {texts.notFound}
          </EmptyState>
        ) : (
          <NewsEditor
            post={post}
            audiences={audiences}
            onDelete={async () => {
              if (id === undefined) return;
              await remove(id);
              setIsDeleted(true);
            }}
          />
        )
      }
    </Loaded>
  );
}

function DeletedPost({ id, onRestored }: { id: number; onRestored: () => void }) {
  const restore = useRestorePost();
  const [phase, setPhase] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const button = useRef<HTMLButtonElement>(null);
  // The focused button went with the editor.
  useEffect(() => button.current?.focus(), []);

  const bringBack = async () => {
    setPhase({ isBusy: true });
    try {
      await restore(id);
      onRestored();
    } catch (error) {
      setPhase({ isBusy: false, failure: texts.notRestored(describeError(error)) });
    }
  };

  return (
    <>
      <Alert
        kind="info"
        action={
          <Button variant="secondary" size="small" isBusy={phase.isBusy} ref={button} onClick={() => void bringBack()}>
            {texts.bringBack}
          </Button>
        }
      >
        {texts.removed}
      </Alert>
      {phase.failure !== undefined && <Alert kind="danger">{phase.failure}</Alert>}
    </>
  );
}
