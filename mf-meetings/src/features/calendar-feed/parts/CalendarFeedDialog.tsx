import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { CopyButton } from 'shared-ui/CopyButton';
import { ConfirmDialog, Dialog } from 'shared-ui/Dialog';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useCalendarFeed, useResetCalendarFeed } from '../api/useCalendarFeed';
import { texts } from '../texts';

interface CalendarFeedDialogProps {
  onClose: () => void;
}

const CONTENT_HEIGHT = 220;

/** Offers the address that calendars subscribe to, and replaces it (AFTER-03). */
export function CalendarFeedDialog({ onClose }: CalendarFeedDialogProps) {
  const feed = useCalendarFeed();
  const reset = useResetCalendarFeed();
  const [isAsking, setIsAsking] = useState(false);

  if (isAsking)
    return (
      <ConfirmDialog
        isOpen
        isDanger
        title={texts.resetTitle}
        confirmLabel={texts.resetConfirm}
        errorText={texts.resetFailed}
        onConfirm={async () => {
          await reset();
          toast.success(texts.resetDone);
        }}
        onClose={() => setIsAsking(false)}
      >
        {texts.resetLead}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      isSheet
      size="small"
      title={texts.title}
      description={texts.lead}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={!feed.data} onClick={() => setIsAsking(true)}>
            {texts.reset}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Loaded query={feed} skeleton={<Skeleton height={CONTENT_HEIGHT} />} failed={texts.failed}>
        {({ url }) => <FeedLinks url={url} />}
      </Loaded>
    </Dialog>
  );
}

function FeedLinks({ url }: { url: string }) {
  const webcal = url.replace(/^https?:/, 'webcal:');
  return (
    <Stack>
      <Cluster>
        <ButtonLink href={webcal}>{texts.open}</ButtonLink>
        <ButtonLink
          variant="secondary"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
        >
          {texts.google}
        </ButtonLink>
      </Cluster>
      <Address role="group" aria-label={texts.link}>
        <code>{url}</code>
        <CopyButton text={url} aria-label={texts.copy} />
      </Address>
      <Alert kind="warning">{texts.secret}</Alert>
      <Note>{texts.slow}</Note>
    </Stack>
  );
}

const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(2)};

  > code {
    overflow-wrap: anywhere;
    font-size: ${theme.text.s};
  }
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
