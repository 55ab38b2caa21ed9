import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { OwnSection } from '../components/OwnSection';
import { Widget } from '../components/Widget';
import { LatestNews } from '../features/news/components/LatestNews';
import { OwnProfile } from '../features/profile/components/OwnProfile';
import { parseUserId } from '../features/profile/parseUserId';
import { LATEST_MESSAGES_COUNT, WIDGET_HEIGHTS } from '../limits';
import { texts } from '../texts';

/** `/profile`: the current user's own page. `?id=` with somebody else's id leads to that participant. */
export function OwnPage() {
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const askedId = parseUserId(search.get('id'));
  if (user && askedId !== undefined && askedId !== user.id) return <Navigate to={paths.participant(askedId)} replace />;

  return (
    <>
      <PageHeader title={texts.ownTitle} />
      <Stack gap={6}>
        <OwnProfile />
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
