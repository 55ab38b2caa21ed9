import type { Attachment } from 'shared-api/contract';
import type { FederatedWidgets } from 'shared-api/federation';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { Stack } from 'shared-ui/Stack';
import { query, useMediaQuery } from 'shared-ui/theme';
import { createWidget } from 'shared-ui/Widget';
import type { SendingDraft } from '../state/sendingDraft';
import { texts } from '../texts';

interface MessageStepProps {
  text: string;
  attachments: readonly Attachment[];
  onChange: (part: Partial<SendingDraft>) => void;
  onUploadingChange: (isUploading: boolean) => void;
  isDisabled: boolean;
}

/** Renders a widget of another remote, typed by the federation contract. */
const Widget = createWidget<FederatedWidgets>();

/** Step 2: the message, in the messenger's composer (SEND-03). */
export function MessageStep({ text, attachments, onChange, onUploadingChange, isDisabled }: MessageStepProps) {
  const isNarrow = useMediaQuery(query.narrow);
  return (
    <Card title={texts.step2}>
      <Stack gap={4}>
        <Alert kind="warning" role="note">
          {texts.once}
        </Alert>
        <Widget
          name="mf_messenger/MessageComposer"
          label={texts.message}
          text={text}
          onTextChange={(changed) => onChange({ text: changed })}
          attachments={attachments}
          onAttachmentsChange={(changed) => onChange({ attachments: changed })}
          onUploadingChange={onUploadingChange}
          minRows={isNarrow ? 4 : 6}
          maxRows={isNarrow ? 12 : 16}
          isDisabled={isDisabled}
          placeholder={{ title: texts.message, height: 200 }}
        />
      </Stack>
    </Card>
  );
}
