import { useParams, useSearchParams } from 'react-router-dom';
import { parseId } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { organizerPaths } from '#domain/organizerPaths';
import { BroadcastEditor } from '../features/broadcast/parts/BroadcastEditor';
import { BroadcastList } from '../features/broadcast/parts/BroadcastList';
import { OpenBroadcast } from '../features/broadcast/parts/OpenBroadcast';
import { readSegment } from '../features/broadcast/state/segment';
import { texts } from '../features/broadcast/texts';

/** `/organizer/sending`: mailings of the organizers; with `/new` the editor, with an id one mailing. */
export function BroadcastPage() {
  const { id } = useParams();
  const title = id === 'new' ? texts.create : texts.title;
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      actions={
        id === undefined ? (
          <ButtonLink to={organizerPaths.sending()}>{texts.create}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to={organizerPaths.broadcasts()}>
            {texts.toList}
          </ButtonLink>
        )
      }
    >
      <Content id={id} />
    </Page>
  );
}

function Content({ id }: { id: string | undefined }) {
  const [search] = useSearchParams();
  if (id === undefined) return <BroadcastList />;
  if (id === 'new') return <BroadcastEditor key={search.toString()} segment={readSegment(search)} />;
  const known = parseId(id);
  return known === undefined ? <EmptyState>{texts.notFound}</EmptyState> : <OpenBroadcast key={known} id={known} />;
}
