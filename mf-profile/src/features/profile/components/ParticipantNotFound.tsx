import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { PageHeader } from 'shared-ui/PageHeader';
import { texts } from '../texts';

/** There is no such participant (PART-02). Trying again would not help; the catalogue shows those there are. */
export function ParticipantNotFound() {
  return (
    <>
      <PageHeader title={texts.anyParticipantTitle} />
      <Card>
        <ErrorState action={<ButtonLink to={paths.catalog}>{texts.toCatalog}</ButtonLink>}>{texts.notFound}</ErrorState>
      </Card>
    </>
  );
}
