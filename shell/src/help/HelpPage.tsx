import { styled } from 'styled-components';
import { useSiteContent } from 'shared-api/site';
import { Card } from 'shared-ui/Card';
import { LinkedText } from 'shared-ui/LinkedText';
import { Page } from 'shared-ui/page';
import { safeHref } from 'shared-ui/safeHref';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { Managers } from '../block/Managers';
import { HelpEvent } from './HelpEvent';
import { HelpFirstSteps } from './HelpFirstSteps';
import { texts } from './texts';

/** `/help`: place and days, how everything works, rules, contacts, and the first steps again (FIRST-03). */
export function HelpPage({ title }: { path: string; title: string }) {
  return (
    <Page title={title} lead={texts.lead}>
      <Stack gap={6}>
        <Card title={texts.event}>
          <HelpEvent />
        </Card>
        <Card title={texts.contacts}>
          <Managers />
        </Card>
        <Card title={texts.works}>
          <Steps>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </Card>
        <Card title={texts.rules}>
          <Rules />
        </Card>
        <HelpFirstSteps />
      </Stack>
    </Page>
  );
}

function Rules() {
  const { data: site } = useSiteContent();
  const { url = '', text = '' } = site?.rules ?? {};
  const href = safeHref(url);
  if (text)
    return (
      <Text>
        <LinkedText>{text}</LinkedText>
      </Text>
    );
  if (href === undefined) return <p>{texts.noRules}</p>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {texts.openRules}
    </a>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(6)};
  list-style: decimal;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
