import { useParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { organizerPaths } from '#domain/organizerPaths';
import { NewsList } from '../features/news/parts/NewsList';
import { NewsPostView } from '../features/news/parts/NewsPostView';
import { texts } from '../features/news/texts';

/** `/organizer/news/:id?`: the posts; with an id or `new` the editor of one. */
export function NewsPage() {
  const { id } = useParams();
  const postTitle = id === 'new' ? texts.newTitle : texts.postTitle;
  useDocumentTitle(id === undefined ? texts.title : postTitle);
  if (id === undefined)
    return (
      <Page title={texts.title} actions={<ButtonLink to={organizerPaths.news('new')}>{texts.create}</ButtonLink>}>
        <NewsList />
      </Page>
    );
  return (
    <Page
      key={id}
      title={postTitle}
      actions={
        <ButtonLink variant="secondary" to={organizerPaths.news()}>
          {texts.all}
        </ButtonLink>
      }
    >
      {/* Posts have ids from 1. */}
      <NewsPostView key={id} id={id === 'new' ? undefined : (parseId(id) ?? 0)} />
    </Page>
  );
}
