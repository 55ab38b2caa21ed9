import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import { joinQueries } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { SaveBarFrame } from '#parts/SaveBarFrame';
import { useOrganizerEvent } from '../api/useOrganizerEvent';
import { useSite } from '../api/useSite';
import { useSwitches } from '../api/useSwitches';
import { texts } from '../texts';
import { BannersCard } from './BannersCard';
import { EventCard } from './EventCard';
import { ManagersCard } from './ManagersCard';
import { PrivacyCard } from './PrivacyCard';
import { RulesCard } from './RulesCard';
import { SwitchesCard } from './SwitchesCard';

/** All cards of the event: one that fails to load leaves the others alone. */
export function EventBoard() {
  const event = useOrganizerEvent();
  const switches = useSwitches();
  // What organizers have not set yet is as the deployment configures it.
  const content = joinQueries(useSite(), useConfig());
  return (
    <SaveBarFrame>
      <Columns>
        <Stack gap={4}>
          <Loaded query={event} skeleton={<CardSkeleton title={texts.event} lines={5} />} failed={texts.eventFailed}>
            {(answer) => <EventCard event={answer.event} />}
          </Loaded>
          <Loaded
            query={switches}
            skeleton={<CardSkeleton title={texts.switches} lines={4} />}
            failed={texts.switchesFailed}
          >
            {(answer) => <SwitchesCard switches={answer} />}
          </Loaded>
        </Stack>
        <Loaded query={content} skeleton={<CardSkeleton title={texts.managers} lines={6} />} failed={texts.siteFailed}>
          {([{ site, versions }, config]) => (
            <Stack gap={4}>
              <ManagersCard managers={site.managers ?? config.managers} version={versions.managers} />
              <RulesCard rules={site.rules ?? { url: config.meetingRulesUrl }} version={versions.rules} />
              <BannersCard banners={site.banners ?? []} version={versions.banners} />
              <PrivacyCard url={site.privacy?.url ?? config.privacyPolicyUrl ?? ''} version={versions.privacy} />
            </Stack>
          )}
        </Loaded>
      </Columns>
    </SaveBarFrame>
  );
}

function CardSkeleton({ title, lines }: { title: string; lines: number }) {
  return (
    <Card title={title}>
      <Stack gap={4}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={44} />
        ))}
      </Stack>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${theme.space(4)};
`;
