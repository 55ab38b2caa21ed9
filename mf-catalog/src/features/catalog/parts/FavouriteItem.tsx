import { atom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { outcome } from 'shared-api/client';
import { useCompanyMark } from 'shared-api/company-marks';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { onlineUserIdsAtom } from 'shared-api/realtime';
import { useParticipant } from 'shared-api/users';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { FavouriteButton } from 'shared-ui/FavouriteButton';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { Loaded } from 'shared-ui/Loaded';
import { toast } from 'shared-ui/toast';
import type { MeetingChance } from '#domain/meetingChance';
import { CompanyCardSkeleton } from '#parts/company-card/CompanyCardSkeleton';
import { texts } from '../texts';
import { CatalogCard } from './CatalogCard';
import { FavouriteNote } from './FavouriteNote';

interface FavouriteItemProps {
  id: number;
  viewer: CurrentUser;
  meetingWith: (company: Participant) => MeetingChance;
}

/** A favourite company; its removal can be undone for a few seconds. */
export function FavouriteItem({ id, viewer, meetingWith }: FavouriteItemProps) {
  const company = useParticipant(id);
  const { setFavourite } = useCompanyMark(id);
  const isOnline = useIsOnline(id);
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = () => {
    setIsLeaving(true);
    return 'kept' as const;
  };
  const remove = () => {
    if (setFavourite(false) !== 'failed') return;
    setIsLeaving(false);
    toast.danger(texts.notKept);
  };

  return (
    <Place isShown={isLeaving} text={texts.unmarked} onUndo={() => setIsLeaving(false)} onComplete={remove}>
      <Loaded
        query={company}
        skeleton={<CompanyCardSkeleton />}
        failed={(error) =>
          outcome(error) === 'not-found' ? (
            <EmptyState
              action={
                <Button variant="secondary" onClick={leave}>
                  {texts.unmark}
                </Button>
              }
            >
              {texts.companyGone}
            </EmptyState>
          ) : (
            <ErrorState
              reason={company.reason}
              onRetry={() => void company.reload()}
              isRetrying={company.isLoading}
              code={company.code}
            >
              {texts.companyFailed}
            </ErrorState>
          )
        }
      >
        {(found) => (
          <CatalogCard
            viewer={viewer}
            company={found}
            isOnline={isOnline}
            meetingWith={meetingWith}
            corner={<FavouriteButton name={found.company} isFavourite onChange={leave} />}
            note={<FavouriteNote company={found} />}
          />
        )}
      </Loaded>
    </Place>
  );
}

/** Whether a user is online. Re-renders only when this user's status changes. */
function useIsOnline(userId: number): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(onlineUserIdsAtom).has(userId)), [userId]));
}

/* Equal heights within a row. */
const Place = styled(InlineUndo)`
  height: 100%;
`;
