import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { Managers } from './Managers';
import { texts } from './texts';

interface BlockPageProps {
  title: string;
}

/** The notice for an account that awaits activation: the managers' contacts and a link to the login (ROUTE-19). */
export function BlockPage({ title }: BlockPageProps) {
  return (
    <Page title={title} lead={texts.lead}>
      <Stack gap={6}>
        <Stack>
          <Managers question={texts.question} />
        </Stack>
        <ButtonLink to={paths.login} variant="secondary" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
