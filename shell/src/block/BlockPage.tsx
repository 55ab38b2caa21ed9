import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { managerContacts } from './contacts';
import { ManagerList } from './ManagerList';
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
          <Managers />
        </Stack>
        <ButtonLink to={paths.login} variant="secondary" isWide>
          {texts.login}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

/** The managers' contacts of this deployment, or a message when they are missing. */
function Managers() {
  const config = useConfig();
  // No `reason`: the message already says what to do.
  const managers = { ...config, data: config.data && managerContacts(config.data.managers), reason: undefined };
  return (
    <Loaded query={managers} skeleton={<ManagersSkeleton />} failed={texts.failed} empty={<p>{texts.noContacts}</p>}>
      {(list) => <ManagerList managers={list} />}
    </Loaded>
  );
}

function ManagersSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          <p>{texts.question}</p>
          <Contact />
        </Stack>
      </Delayed>
    </div>
  );
}

/*
 * Skeleton of a name, a phone and an e-mail. Not the Skeleton of shared-ui, whose size is a style attribute: this page
 * is prerendered, and the content security policy forbids style attributes.
 */
const Contact = styled.div`
  height: calc(1em * ${theme.line.text} + 2 * ${theme.space(6)});
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};

  ${media.narrow} {
    height: calc(1em * ${theme.line.text} + 2 * ${theme.control.height});
  }
`;
