import { Navigate, useSearchParams } from 'react-router-dom';
import { parseUserId, paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { OwnSection } from '#components/OwnSection';
import { Widget } from '../components/Widget';
import { LatestNews } from '../features/news/components/LatestNews';
import { ProfileCard } from '../features/profile/components/ProfileCard';
import { ProfileCardSkeleton } from '../features/profile/components/ProfileCardSkeleton';
import { ProfileFailure } from '../features/profile/components/ProfileFailure';
import { texts as profileTexts } from '../features/profile/texts';
import { texts } from '../texts';

/** Incoming messages on the own page (specification, section 9). */
const LATEST_MESSAGES_COUNT = 5;
/** Heights in px that the lent widgets usually have, so that nothing moves when they come. */
const WIDGET_HEIGHTS = { meetings: 200, messages: 320 } as const;

/** `/profile`: the current user's own page. `?id=` with somebody else's id leads to that participant. */
export function OwnPage() {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const askedId = parseUserId(search.get('id'));
  if (user.data && askedId !== undefined && askedId !== user.data.id)
    return <Navigate to={paths.participant(askedId)} replace />;

  return (
    <>
      <PageHeader title={texts.ownTitle} />
      <Stack gap={6}>
        <Loaded
          query={user}
          skeleton={<ProfileCardSkeleton />}
          failed={() => (
            <ProfileFailure query={user}>
              {profileTexts.loadFailed} {user.reason}
            </ProfileFailure>
          )}
        >
          {(profile) => <ProfileCard profile={profile} isOwn />}
        </Loaded>
        <OwnSection title={texts.meetings} allTo={paths.meetings}>
          <Widget
            name="mf_meetings/TodayMeetings"
            placeholder={{ height: WIDGET_HEIGHTS.meetings, title: texts.meetings }}
          />
        </OwnSection>
        <OwnSection title={texts.messages} allTo={paths.messages}>
          <Widget
            name="mf_messenger/LatestMessages"
            limit={LATEST_MESSAGES_COUNT}
            placeholder={{ height: WIDGET_HEIGHTS.messages, title: texts.messages }}
          />
        </OwnSection>
        <OwnSection title={texts.news} allTo={paths.news}>
          <LatestNews />
        </OwnSection>
      </Stack>
    </>
  );
}
