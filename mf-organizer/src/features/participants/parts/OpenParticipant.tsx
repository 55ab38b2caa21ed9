import type { ReactNode } from 'react';
import { outcome as outcomeOf } from 'shared-api/client';
import { Dialog } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { Loaded } from 'shared-ui/Loaded';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { BackLink } from '#parts/BackLink';
import { SaveBarFrame } from '#parts/SaveBarFrame';
import { useParticipantCard } from '../api/useParticipantCard';
import type { BulkAction, BulkTarget } from '../domain/bulk';
import { texts } from '../texts';
import { ParticipantCard } from './ParticipantCard';

interface OpenParticipantProps {
  id: number;
  /** Renders a page, for narrow screens, instead of a sheet at the right. */
  isPage: boolean;
  /** Address of the list with its filter. */
  listTo: string;
  onAction: (action: BulkAction, target: BulkTarget) => void;
  /** Result of the last action. */
  outcome: ReactNode;
  onClose: () => void;
}

/** The card of one company: at the right beside the list, on phones a page. */
export function OpenParticipant({ id, isPage, listTo, onAction, outcome, onClose }: OpenParticipantProps) {
  const card = useParticipantCard(id);
  const title = card.data?.company ?? texts.card;
  useDocumentTitle(texts.title, card.data?.company);
  const content = (
    <Stack gap={4}>
      <Loaded
        query={card}
        skeleton={
          <div aria-busy>
            <SkeletonText lines={12} />
          </div>
        }
        failed={(error) => (
          <ErrorState
            onRetry={outcomeOf(error) === 'not-found' ? undefined : () => void card.reload()}
            isRetrying={card.isLoading}
            code={card.code}
          >
            {outcomeOf(error) === 'not-found' ? texts.noCompany : `${texts.cardFailed} ${card.reason ?? ''}`}
          </ErrorState>
        )}
      >
        {(data) => (
          <SaveBarFrame>
            <ParticipantCard card={data} onAction={onAction} />
          </SaveBarFrame>
        )}
      </Loaded>
      {outcome}
    </Stack>
  );
  if (!isPage)
    return (
      <Dialog isOpen isSide onClose={onClose} title={title}>
        {content}
      </Dialog>
    );
  return (
    <>
      <BackLink
        to={listTo}
        onClick={(event) => {
          // Back, not a second list in the history.
          event.preventDefault();
          onClose();
        }}
      >
        {texts.title}
      </BackLink>
      <Page title={title}>{content}</Page>
    </>
  );
}
