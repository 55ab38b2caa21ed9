import { useState } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { Loaded } from 'shared-ui/Loaded';
import { Select } from 'shared-ui/Select';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface BroadcastReachProps {
  /** The chosen channels; no word is lost on the others. */
  channels: readonly Schema<'BroadcastChannel'>[];
  preview: Query<Schema<'BroadcastPreview'>>;
}

/** Recipients by channel, the companies left out, and the text as up to three companies will read it (ORG-08). */
export function BroadcastReach({ channels, preview }: BroadcastReachProps) {
  const query = { ...preview, data: preview.data ?? preview.previous };
  return (
    <Card title={texts.reach} aria-busy={preview.isLoading || undefined}>
      <Loaded query={query} skeleton={<Skeleton height={160} />} failed={texts.reachFailed}>
        {(answer) => <Reach {...answer} channels={channels} />}
      </Loaded>
    </Card>
  );
}

/** By channel, why a company is left out. */
const REASONS = { email: 'unsubscribed', bell: 'no_access', bot: 'no_bot' } as const;

function Reach({
  total,
  by_channel: by,
  excluded,
  samples,
  channels,
}: Schema<'BroadcastPreview'> & Pick<BroadcastReachProps, 'channels'>) {
  const [index, setIndex] = useState(0);
  const sample = samples[Math.min(index, samples.length - 1)];
  const left = channels.map((channel) => REASONS[channel]).filter((reason) => excluded[reason] > 0);
  return (
    <Stack gap={3}>
      <div role="status">
        <strong>{texts.recipients(total)}</strong>
        <p>{channels.map((channel) => `${texts.channelNames[channel]} ${by[channel]}`).join(' · ')}</p>
      </div>
      {left.length > 0 && (
        <Quiet>
          {left.map((reason) => (
            <li key={reason}>{texts.excluded[reason](excluded[reason])}</li>
          ))}
        </Quiet>
      )}
      {!sample && <p>{texts.noPreview}</p>}
      {sample && (
        <Stack gap={2}>
          <Select
            label={texts.previewFor}
            value={Math.min(index, samples.length - 1)}
            options={samples.map(({ company }, value) => ({ value, label: company }))}
            onChange={({ target }) => setIndex(Number(target.value))}
          />
          <Letter aria-label={texts.preview}>
            {sample.subject === '' && sample.text === '' && <Quiet as="p">{texts.noText}</Quiet>}
            <strong>{sample.subject}</strong>
            {channels.includes('email') && <p>{sample.greeting}</p>}
            <p>{sample.text}</p>
          </Letter>
        </Stack>
      )}
    </Stack>
  );
}

const Quiet = styled.ul`
  padding: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  list-style: none;
`;

const Letter = styled.section`
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
