import { useState } from 'react';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Card } from 'shared-ui/Card';
import { SegmentedControl } from 'shared-ui/SegmentedControl';
import { Select } from 'shared-ui/Select';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { texts } from '../texts';
import { BroadcastSample } from './BroadcastSample';

interface BroadcastPreviewProps {
  /** The chosen channels. */
  channels: readonly Schema<'BroadcastChannel'>[];
  preview: Query<Schema<'BroadcastPreview'>>;
  /** Of the company, among the samples. */
  index: number;
  onIndexChange: (index: number) => void;
}

/** The text as up to three companies get it, by each chosen channel (ORG-14). */
export function BroadcastPreview({ channels, preview, index, onIndexChange }: BroadcastPreviewProps) {
  const [chosen, setChosen] = useState<Schema<'BroadcastChannel'>>('email');
  const answer = preview.data ?? preview.previous;
  const channel = channels.includes(chosen) ? chosen : channels[0];
  const sample = answer?.samples[index] ?? answer?.samples[0];
  return (
    <Card title={texts.preview} aria-busy={preview.isLoading || undefined}>
      {!answer && !preview.error && <Skeleton height={160} />}
      {answer && !sample && <p>{texts.noPreview}</p>}
      {answer && sample && (
        <Stack gap={4}>
          <Select
            label={texts.previewFor}
            value={answer.samples.indexOf(sample)}
            options={answer.samples.map(({ company }, value) => ({ value, label: company }))}
            onChange={({ target }) => onIndexChange(Number(target.value))}
          />
          {channels.length > 1 && channel && (
            <SegmentedControl
              label={texts.previewAs}
              options={channels.map((value) => ({ value, label: texts.channelNames[value] }))}
              value={channel}
              onChange={setChosen}
            />
          )}
          {sample.subject === '' && sample.text === '' && <p>{texts.noText}</p>}
          {channel && <BroadcastSample sample={sample} channel={channel} hasPage={channels.includes('bell')} />}
        </Stack>
      )}
    </Card>
  );
}
