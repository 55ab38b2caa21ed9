import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { managerContacts } from './contacts';
import { ManagerList } from './ManagerList';
import { texts } from './texts';

/** The managers' contacts of this deployment, or why there are none. */
export function Managers() {
  const config = useConfig();
  // Without a reason of its own: the sentence already says what to do.
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
 * A name, a phone and an e-mail. Not the Skeleton of shared-ui, which has its size in an attribute: the page is sent drawn, and
 * the policy lets no such attribute stand in it.
 */
const Contact = styled.div`
  height: calc(1em * ${theme.line.text} + 2 * ${theme.space(6)});
  border-radius: ${theme.radius.control};
  background: ${theme.color.neutralSoft};

  ${media.narrow} {
    height: calc(1em * ${theme.line.text} + 2 * ${theme.control.height});
  }
`;
