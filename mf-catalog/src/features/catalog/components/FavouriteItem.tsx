import { useState } from 'react';
import { styled } from 'styled-components';
import { useCompanyMark } from 'shared-api/company-marks';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { useParticipant } from 'shared-api/users';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { FavouriteButton } from 'shared-ui/FavouriteButton';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { Loaded } from 'shared-ui/Loaded';
import { toast } from 'shared-ui/toast';
import { isMissing } from '#api/readCompanies';
import { CompanyCardSkeleton } from '#components/company-card/CompanyCardSkeleton';
import type { MeetingChance } from '#domain/meetingChance';
import { texts } from '../texts';
import { useIsOnline } from '../useIsOnline';
import { CatalogCard } from './CatalogCard';
import { FavouriteNote } from './FavouriteNote';

interface FavouriteItemProps {
  /** The company's id. */
  id: number;
  /** Who looks. */
  viewer: CurrentUser;
  /** Whether a company can be invited to meet. */
  meetingWith: (company: Participant) => MeetingChance;
}

/** One of the favourites. Taken out of them it can be brought back for a while. */
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
          isMissing(error) ? (
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
            <ErrorState onRetry={() => void company.reload()} isRetrying={company.isLoading}>
              {texts.companyFailed} {company.reason}
            </ErrorState>
          )
        }
      >
        {(found) => (
          <CatalogCard
            viewer={viewer}
            company={found}
            isOnline={isOnline}
            meeting={meetingWith(found)}
            corner={<FavouriteButton name={found.company} isFavourite onChange={leave} />}
            note={<FavouriteNote company={found} />}
          />
        )}
      </Loaded>
    </Place>
  );
}

/* Cards of one row are equally high. */
const Place = styled(InlineUndo)`
  height: 100%;
`;
