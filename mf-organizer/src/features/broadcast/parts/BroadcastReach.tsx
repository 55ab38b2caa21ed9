import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface BroadcastReachProps {
  /** The chosen channels; no word is lost on the others. */
  channels: readonly Schema<'BroadcastChannel'>[];
  preview: Query<Schema<'BroadcastPreview'>>;
}

/** By channel, why a company is left out. */
const REASONS = { email: 'unsubscribed', bell: 'no_access', bot: 'no_bot' } as const;

/** Recipients by channel, and the companies left out (ORG-08). */
export function BroadcastReach({ channels, preview }: BroadcastReachProps) {
  const query = { ...preview, data: preview.data ?? preview.previous };
  return (
    <Card title={texts.reach} aria-busy={preview.isLoading || undefined}>
      <Loaded query={query} skeleton={<Skeleton height={48} />} failed={texts.reachFailed}>
        {({ total, by_channel: by, excluded }) => {
          const left = channels.map((channel) => REASONS[channel]).filter((reason) => excluded[reason] > 0);
          return (
            <Stack gap={3}>
              <div role="status">
                <strong>{texts.recipients(total)}</strong>
                <p>{channels.map((channel) => `${texts.channelNames[channel]} ${by[channel]}`).join(' · ')}</p>
              </div>
              {left.length > 0 && (
                <Left>
                  {left.map((reason) => (
                    <li key={reason}>{texts.excluded[reason](excluded[reason])}</li>
                  ))}
                </Left>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}

const Left = styled.ul`
  padding: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  list-style: none;
`;
