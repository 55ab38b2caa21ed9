import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { parseId, paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Page } from 'shared-ui/page';
import { theme } from 'shared-ui/theme';
import { PageColumns } from '#parts/PageColumns';
import { Slot } from '#parts/Slot';
import { Widget } from '#parts/Widget';
import { GALLERY_ROWS, LATEST_MESSAGES_COUNT, MEETINGS_HEIGHT, MESSAGES_HEIGHT } from '../common/limits';
import { texts } from '../common/texts';
import { CompanyFilesBlock } from '../features/company-files/parts/CompanyFilesBlock';
import { Gallery } from '../features/gallery/Gallery';
import { LatestNews } from '../features/news/parts/LatestNews';
import { OwnProfile } from '../features/profile/parts/OwnProfile';

/** `/profile`: the current user's page. `?id=` with another user's id redirects to that participant. */
export function OwnPage() {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const askedId = parseId(search.get('id'));
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
      {user.data && <FirstSteps userId={user.data.id} />}
      <PageColumns
        main={
          <>
            <OwnSection title={texts.meetings} allTo={paths.meetings} other={{ to: paths.today, label: texts.today }}>
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
            {user.data && <Slot name="own-page.side" userId={user.data.id} />}
          </>
        }
      />
    </Page>
  );
}

/** What newcomers have not done yet. */
function FirstSteps({ userId }: { userId: number }) {
  return (
    <Top>
      <Slot name="newcomer.steps" userId={userId} placeholder={{ height: 0 }} />
    </Top>
  );
}

interface OwnSectionProps {
  title: string;
  allTo: string;
  /** Another page of the same things. */
  other?: { to: string; label: string };
  children: ReactNode;
}

/** A block of the own page: the first items and a link to the full page. */
function OwnSection({ title, allTo, other, children }: OwnSectionProps) {
  return (
    <Card
      title={title}
      actions={
        <Links>
          {other && (
            <AllLink to={other.to} variant="ghost" size="small">
              {other.label}
            </AllLink>
          )}
          <AllLink to={allTo} variant="ghost" size="small" aria-label={`${texts.showAll}: ${title.toLowerCase()}`}>
            {texts.showAll}
          </AllLink>
        </Links>
      }
    >
      {children}
    </Card>
  );
}

const Top = styled.div`
  &:has(section) {
    margin-bottom: ${theme.space(6)};
  }
`;

const Links = styled.span`
  display: flex;
  gap: ${theme.space(6)};
`;

/* A ghost button has no visible edge: align its text, not its box, with the card's content. */
const AllLink = styled(ButtonLink)`
  margin-inline: calc(-1 * ${theme.space(3)});
`;
