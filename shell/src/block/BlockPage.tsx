import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { Managers } from './Managers';
import { texts } from './texts';

interface BlockPageProps {
  /** The route's title. */
  title: string;
}

/** The account awaits activation: whom to ask, and the way back (ROUTE-19). */
export function BlockPage({ title }: BlockPageProps) {
  return (
    <>
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <Stack gap={6}>
        <Stack>
          <Managers />
        </Stack>
        <ButtonLink to={paths.login} variant="secondary" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </>
  );
}
