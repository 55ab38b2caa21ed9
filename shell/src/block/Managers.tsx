import { styled } from 'styled-components';
import { useSiteContent } from 'shared-api/site';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { managerContacts } from './contacts';
import { ManagerList } from './ManagerList';
import { texts } from './texts';

interface ManagersProps {
  /** Sentence above the contacts. */
  question?: string;
}

/** The managers' contacts of this deployment, or a message when they are missing. */
export function Managers({ question }: ManagersProps) {
  const site = useSiteContent();
  // No `reason`: the message already says what to do.
  const managers = { ...site, data: site.data && managerContacts(site.data.managers), reason: undefined };
  return (
    <Loaded
      query={managers}
      skeleton={<ManagersSkeleton question={question} />}
      failed={texts.failed}
      empty={<p>{texts.noContacts}</p>}
    >
      {(list) => (
        <>
          {question && <p>{question}</p>}
          <ManagerList managers={list} />
        </>
      )}
    </Loaded>
  );
}

function ManagersSkeleton({ question }: ManagersProps) {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          {question && <p>{question}</p>}
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
