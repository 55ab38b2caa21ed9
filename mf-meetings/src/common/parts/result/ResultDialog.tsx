import { useId, useState, type SyntheticEvent } from 'react';
import { useCompanyMark } from 'shared-api/company-marks';
import { draftField, keepFormDraft, readFormDraft } from 'shared-api/storage';
import { lengthOf } from 'shared-api/text';
import { todayInMoscow } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { DatePicker } from 'shared-ui/DatePicker';
import { Dialog } from 'shared-ui/Dialog';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { NOTE_LENGTH, OUTCOMES, resultDraft, type Outcome, type ResultSubject } from '#domain/result';
import { texts } from '#domain/resultTexts';
import type { MeetingResultState } from '#state/useMeetingResult';

interface ResultDialogProps {
  subject: ResultSubject;
  state: MeetingResultState;
  onClose: () => void;
}

interface Draft {
  note: string;
  next: string;
}

const FIELDS = { note: draftField.text, next: draftField.text };
const ANSWERS = OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }));

/** Note and next step of a meeting that has ended. Typed text survives closing and a reload until it is saved. */
export function ResultDialog({ subject, state: { result, isOnDevice, save }, onClose }: ResultDialogProps) {
  const draft = resultDraft(subject);
  const [typed, setTyped] = useState(() => readFormDraft<Draft>(draft, FIELDS));
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const companyNote = useCompanyMark(subject.company_id).note;
  const form = useId();
  const note = typed.note ?? result?.note ?? '';
  const next = typed.next ?? result?.next_at ?? '';
  const chosen = result?.outcome ?? outcome;

  const type = (change: Partial<Draft>) => {
    const now = { ...typed, ...change };
    setTyped(now);
    keepFormDraft(draft, now);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (lengthOf(note) > NOTE_LENGTH) return;
    if (!chosen) return setProblem(texts.chooseFirst);
    setIsSaving(true);
    const why = await save({ outcome: chosen, note: note.trim(), next_at: next === '' ? null : next });
    setIsSaving(false);
    if (why !== undefined) return setProblem(texts.notSaved(why));
    keepFormDraft(draft, {});
    onClose();
  };

  return (
    <Dialog
      isOpen
      isSheet
      size="small"
      isBusy={isSaving}
      title={texts.noteOf(subject.company)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" form={form} isBusy={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Stack>
          {!result && (
            <RadioGroup
              look="row"
              label={texts.question}
              options={ANSWERS}
              value={outcome}
              onChange={(value) => {
                setOutcome(value as Outcome);
                setProblem(undefined);
              }}
            />
          )}
          {companyNote !== '' && <p>{texts.companyNote(companyNote)}</p>}
          <Textarea
            label={texts.note}
            hint={isOnDevice ? `${texts.onDevice}.` : texts.noteHint}
            minRows={3}
            maxRows={10}
            limit={NOTE_LENGTH}
            value={note}
            onChange={({ target }) => type({ note: target.value })}
          />
          <DatePicker
            label={texts.next}
            value={next}
            today={todayInMoscow()}
            min={todayInMoscow()}
            onChange={(day) => type({ next: day })}
          />
          {problem !== undefined && <Alert kind="danger">{problem}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
