import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { PageHeader } from 'shared-ui/PageHeader';
import { texts } from '../texts';

interface ParticipantNotFoundProps {
  /** The page's heading. */
  title?: string;
  /** Why there is nothing to see. */
  children?: string;
}

/** There is no such participant, or none to be met (PART-02). Trying again would not help; the catalogue shows those there are. */
export function ParticipantNotFound({
  title = texts.anyParticipantTitle,
  children = texts.notFound,
}: ParticipantNotFoundProps) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <ErrorState action={<ButtonLink to={paths.catalog}>{texts.toCatalog}</ButtonLink>}>{children}</ErrorState>
      </Card>
    </>
  );
}
