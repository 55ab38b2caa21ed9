import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import type { Queued } from '#api/meetingQueue';
import { companyOf } from '#domain/queuedWrite';
import { reasonOf, texts } from '#domain/queueTexts';

interface QueuedLineProps {
  queued: Queued;
}

/** Says that a write waits for the network, and takes it back (DAY-04). */
export function QueuedLine({ queued: { write, takeBack } }: QueuedLineProps) {
  const press = () => {
    takeBack();
    toast.info(texts.takenBack + reasonOf(write));
  };
  return (
    <Root>
      <p>
        {write.kind === 'answer' && <span>{texts.own[write.decision]} </span>}
        <span>{texts.waits[write.kind]}</span>
        <span aria-hidden> ·</span>
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-label={texts.takeBackOf(companyOf(write))}
        // What is on its way may have arrived.
        isBusy={write.phase.kind === 'sending'}
        onClick={press}
      >
        {texts.takeBack}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(2)};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  /* Its word begins where the text does, when it stands below. */
  > button {
    margin-inline-start: calc(-1 * ${theme.space(3)});
  }
`;
