import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { storedText } from 'shared-api/text';
import { Alert } from 'shared-ui/Alert';
import { Stack } from 'shared-ui/Stack';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { useRecipients } from '../api/useRecipients';
import { collectRecipients, countRecipients } from '../domain/recipients';
import { whyNotSend } from '../domain/whyNotSend';
import type { MailingControl } from '../state/createMailing';
import type { Mailing } from '../state/mailingState';
import { hasContent, type SendingDraft } from '../state/sendingDraft';
import { texts } from '../texts';
import { MessageStep } from './MessageStep';
import { RecipientsStep } from './RecipientsStep';
import { SendingBar } from './SendingBar';
import { SendingConfirmDialog } from './SendingConfirmDialog';
import { SendingCountdown } from './SendingCountdown';
import { SendingSummary } from './SendingSummary';

interface SendingFormProps {
  viewer: CurrentUser;
  draft: SendingDraft;
  onChange: (part: Partial<SendingDraft>) => void;
  mailing: Extract<Mailing, { phase: 'creation' | 'countdown' }>;
  control: MailingControl;
}

/** Form of recipients and message; after confirmation, the countdown to undo it. */
export function SendingForm({ viewer, draft, onChange, mailing, control }: SendingFormProps) {
  const { choice, text, attachments, leavesOutKnown } = draft;
  const isNarrow = useMediaQuery(query.narrow);
  const takeBack = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const recipients = useRecipients(choice);
  const { lists, contacted } = recipients;
  const count = useMemo(() => countRecipients(choice, { lists, contacted }), [choice, lists, contacted]);
  const isCounting = mailing.phase === 'countdown';
  const leftOut = leavesOutKnown ? (count.contacted ?? 0) : 0;
  const willGet = count.chosen - leftOut;
  const reason = whyNotSend({
    chosen: count.chosen,
    willGet,
    isReady: recipients.isReady,
    text,
    hasAttachments: attachments.length > 0,
    isUploading,
  });

  const begin = () => {
    const all = collectRecipients(choice, recipients);
    const out = new Set(leavesOutKnown ? all.contacted : []);
    return control.begin({
      clientId: draft.clientId,
      text: storedText(text).trim(),
      attachments: attachments.map(({ id }) => id),
      ids: all.ids.filter((id) => !out.has(id)),
      contacted: leavesOutKnown ? [] : all.contacted,
    });
  };

  const summary = {
    willGet,
    leftOut,
    attachments: attachments.length,
    reason,
    onBringBack: () => onChange({ leavesOutKnown: false }),
    onSend: () => setIsAsking(true),
    isKept: hasContent(draft),
  };
  return (
    <Root
      data-focus-row
      tabIndex={-1}
      // The focus lands here when the confirm dialog closes and the button that opened it is gone.
      onFocus={(event) => event.target === event.currentTarget && takeBack.current?.focus()}
    >
      <Stack gap={6}>
        {mailing.phase === 'creation' && mailing.notice?.kind === 'left' && (
          <Alert kind="warning">{texts.leftPage}</Alert>
        )}
        {mailing.phase === 'creation' && mailing.notice?.kind === 'refused' && (
          <Alert kind="danger" title={texts.refused}>
            {mailing.notice.reason}
          </Alert>
        )}
        <Columns>
          <Stack gap={6}>
            <RecipientsStep
              viewer={viewer.type}
              choice={choice}
              recipients={recipients}
              count={count}
              leavesOutKnown={leavesOutKnown}
              onChange={onChange}
              isDisabled={isCounting}
            />
            <MessageStep
              text={text}
              attachments={attachments}
              onChange={onChange}
              onUploadingChange={setIsUploading}
              isDisabled={isCounting}
            />
          </Stack>
          {!isNarrow && <SendingSummary {...summary} isCounting={isCounting} />}
        </Columns>
        {isNarrow && !isCounting && <SendingBar {...summary} />}
        {isCounting && <SendingCountdown ref={takeBack} onTakeBack={control.takeBack} onOver={control.send} />}
      </Stack>
      <SendingConfirmDialog
        isOpen={isAsking && reason === undefined}
        count={willGet}
        text={text}
        attachments={attachments}
        onClose={() => setIsAsking(false)}
        onConfirm={begin}
      />
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};
  align-items: start;

  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
