import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { formatMoment } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useCancelBroadcast, useRetryBroadcast } from '../api/useBroadcastChanges';
import { useBroadcastPreview } from '../api/useBroadcasts';
import { draftOf } from '../state/broadcastForm';
import { describeSegment } from '../state/describeSegment';
import { useSecondsUntil } from '../state/useSecondsUntil';
import { texts } from '../texts';
import { BroadcastPreview } from './BroadcastPreview';
import { BroadcastReach } from './BroadcastReach';

/** Seconds below which the time left is counted down. */
const COUNTDOWN = 120;

interface BroadcastStatusProps {
  broadcast: Schema<'BroadcastCard'>;
}

/** A mailing after the press: time left with the way back, progress by channel, failed e-mails (ORG-08). */
export function BroadcastStatus({ broadcast }: BroadcastStatusProps) {
  const { id, subject, text, author, state, progress, failed, total, sent_at: sentAt } = broadcast;
  const cancel = useCancelBroadcast();
  const retry = useRetryBroadcast();
  const preview = useBroadcastPreview(state === 'scheduled' ? draftOf(broadcast) : undefined);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState(0);
  const act = async (work: () => Promise<string>) => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      toast.success(await work());
    } catch (error) {
      setFailure(`${texts.notDone} ${describeError(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap={4}>
      <Card title={subject || texts.noSubject}>
        <Stack gap={3}>
          <Text>{text}</Text>
          <p>{`${texts.segment}: ${describeSegment(broadcast.segment)}`}</p>
          <p>{texts.authorOf(author?.name)}</p>
        </Stack>
      </Card>
      {state === 'scheduled' ? (
        <Card title={texts.groups.scheduled}>
          <Stack gap={3}>
            <TimeLeft at={broadcast.send_at} />
            <div>
              <Button
                variant="secondary"
                isBusy={isBusy}
                onClick={() => void act(async () => cancel(id).then(() => texts.cancelled))}
              >
                {texts.cancel}
              </Button>
            </div>
          </Stack>
        </Card>
      ) : (
        <Card title={state === 'sending' ? texts.sending : texts.sent(sentAt ? formatMoment(sentAt) : '')}>
          <Stack gap={3}>
            {state === 'sending' && (
              <ProgressBar
                label={texts.handled(progress.handled, total ?? 0)}
                value={total ? (progress.handled / total) * 100 : undefined}
              />
            )}
            <p role="status">{texts.handled(progress.handled, total ?? 0)}</p>
            <Facts>
              {broadcast.channels.map((channel) => (
                <div key={channel}>
                  <dt>{texts.channelNames[channel]}</dt>
                  <dd>{channel === 'bell' ? texts.bellProgress(progress.bell) : words(progress[channel])}</dd>
                </div>
              ))}
            </Facts>
            {progress.email.failed > 0 && (
              <>
                <p>
                  {texts.failedTo}: {failed.map(({ company }) => company).join(', ')}
                </p>
                <div>
                  <Button
                    variant="secondary"
                    isBusy={isBusy}
                    onClick={() => void act(async () => texts.retried((await retry(id)).count))}
                  >
                    {texts.retry(progress.email.failed)}
                  </Button>
                </div>
              </>
            )}
          </Stack>
        </Card>
      )}
      {state === 'scheduled' && (
        <>
          <BroadcastReach channels={broadcast.channels} preview={preview} />
          <BroadcastPreview channels={broadcast.channels} preview={preview} index={shown} onIndexChange={setShown} />
        </>
      )}
      {failure && <Alert kind="danger">{failure}</Alert>}
    </Stack>
  );
}

function TimeLeft({ at }: { at: string | null }) {
  const seconds = useSecondsUntil(at);
  if (at === null || seconds === 0) return <p>{texts.soon}</p>;
  // Not a live region: it would be read out each second.
  return <p>{seconds <= COUNTDOWN ? texts.leaves(seconds) : texts.leavesAt(formatMoment(at))}</p>;
}

function words({ sent, failed, waiting, left_out: leftOut }: Schema<'BroadcastProgress'>): string {
  return texts.progress(sent, failed, waiting, leftOut);
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(2)};
  margin: 0;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.s};
  }

  dd {
    margin: 0;
  }
`;
