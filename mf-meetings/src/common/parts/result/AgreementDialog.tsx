import { useId, useState, type SyntheticEvent } from 'react';
import { describeError, outcome } from 'shared-api/client';
import { keepDraft, readDraft } from 'shared-api/storage';
import { isBlank, lengthOf } from 'shared-api/text';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { useProposeAgreement } from '#api/useMeetingResults';
import { AGREEMENT_LENGTH, type MeetingAgreement } from '#domain/result';
import { texts } from '#domain/resultTexts';

interface AgreementDialogProps {
  meetingId: number;
  company: string;
  /** The present one: it may change while the dialog is open. */
  agreement: MeetingAgreement | undefined;
  onClose: () => void;
}

/** Writes the sentence that the other side confirms. The typed text survives closing, a reload and a faster other side. */
export function AgreementDialog({ meetingId, company, agreement, onClose }: AgreementDialogProps) {
  const propose = useProposeAgreement();
  const draft = `agreement.${meetingId}`;
  const { agreed, proposed, version = 0 } = agreement ?? {};
  const [text, setText] = useState(() => readDraft(draft) || (proposed?.by === 'we' ? proposed.text : ''));
  /** The version on the screen when the dialog opened; after a conflict the one that has been read since. */
  const [seen, setSeen] = useState<number | undefined>(version);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const form = useId();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (lengthOf(text) > AGREEMENT_LENGTH) return;
    if (isBlank(text)) return setProblem(texts.emptyAgreement);
    setIsSaving(true);
    setProblem(undefined);
    try {
      await propose(meetingId, { text: text.trim(), version: seen ?? version });
      keepDraft(draft, '');
      toast.success(texts.sent);
      onClose();
    } catch (error) {
      setProblem(describeError(error));
      // The present sentence is read again and shown above the typed one; the next press answers that.
      if (outcome(error) === 'conflict') setSeen(undefined);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      isSheet
      size="small"
      isBusy={isSaving}
      title={texts.agreementTitle(company)}
      description={texts.agreementLead}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" form={form} isBusy={isSaving}>
            {texts.sendAgreement}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Stack>
          {agreed && (
            <p>
              {texts.agreed} «{agreed.text}»
            </p>
          )}
          {proposed?.by === 'they' && (
            <p>
              {texts.theyPropose} «{proposed.text}»
            </p>
          )}
          <Textarea
            label={texts.agreement}
            hint={texts.agreementHint}
            minRows={2}
            maxRows={6}
            limit={AGREEMENT_LENGTH}
            value={text}
            onChange={({ target }) => {
              // One line: a pasted break becomes a blank.
              const line = target.value.replaceAll(/[\r\n]+/g, ' ');
              setText(line);
              keepDraft(draft, line);
            }}
          />
          {problem !== undefined && <Alert kind="danger">{problem}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
