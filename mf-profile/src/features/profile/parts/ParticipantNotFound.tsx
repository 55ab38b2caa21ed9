import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { Page } from 'shared-ui/page';
import { texts } from '../texts';

interface ParticipantNotFoundProps {
  title?: string;
  /** Text that explains the reason. */
  children?: string;
}

/** Shown for an unknown or blocked participant (PART-02). A retry would not help, so it links to the catalogue. */
export function ParticipantNotFound({
  title = texts.anyParticipantTitle,
  children = texts.notFound,
}: ParticipantNotFoundProps) {
  return (
    <Page title={title}>
      <Card>
        <ErrorState action={<ButtonLink to={paths.catalog}>{texts.toCatalog}</ButtonLink>}>{children}</ErrorState>
      </Card>
    </Page>
  );
}
