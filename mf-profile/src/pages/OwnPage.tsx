import { Navigate, useSearchParams } from 'react-router-dom';
import { parseUserId, paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page } from 'shared-ui/page';
import { OwnSection } from '#components/OwnSection';
import { PageColumns } from '#components/PageColumns';
import { Widget } from '../components/Widget';
import { CompanyFilesBlock } from '../features/company-files/components/CompanyFilesBlock';
import { Gallery } from '../features/gallery/components/Gallery';
import { LatestNews } from '../features/news/components/LatestNews';
import { OwnProfile } from '../features/profile/components/OwnProfile';
import { GALLERY_ROWS, LATEST_MESSAGES_COUNT, MEETINGS_HEIGHT, MESSAGES_HEIGHT } from '../limits';
import { texts } from '../texts';

/** `/profile`: the current user's page. `?id=` with another user's id redirects to that participant. */
export function OwnPage() {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const askedId = parseUserId(search.get('id'));
  if (user.data && askedId !== undefined && askedId !== user.data.id)
    return <Navigate to={paths.participant(askedId)} replace />;

  return (
    <Page
      title={texts.ownTitle}
      actions={
        <ButtonLink variant="secondary" size="small" to={paths.profileEdit}>
          {texts.edit}
        </ButtonLink>
      }
    >
      <PageColumns
        main={
          <>
            <OwnSection title={texts.meetings} allTo={paths.meetings}>
              <Widget
                name="mf_meetings/TodayMeetings"
                placeholder={{ height: MEETINGS_HEIGHT, title: texts.meetings }}
              />
            </OwnSection>
            <OwnSection title={texts.messages} allTo={paths.messages}>
              <Widget
                name="mf_messenger/LatestMessages"
                limit={LATEST_MESSAGES_COUNT}
                placeholder={{ height: MESSAGES_HEIGHT, title: texts.messages }}
              />
            </OwnSection>
            <OwnSection title={texts.news} allTo={paths.news}>
              <LatestNews />
            </OwnSection>
          </>
        }
        side={
          <>
            <OwnProfile />
            <Gallery rows={GALLERY_ROWS.own} isEditable />
            <CompanyFilesBlock isEditable />
          </>
        }
      />
    </Page>
  );
}
