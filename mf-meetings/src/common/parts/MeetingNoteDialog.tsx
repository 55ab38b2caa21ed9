import { useId, useState, type SyntheticEvent } from 'react';
import { MAX_NOTE_LENGTH, useCompanyMark } from 'shared-api/company-marks';
import type { MeetingCompany } from 'shared-api/contract';
import { useFeature } from 'shared-api/settings';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Textarea } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { texts } from '#domain/meetingTexts';

interface MeetingNoteDialogProps {
  company: MeetingCompany;
  onClose: () => void;
}

/** Edits the user's private note about a company, which its page and the favourites show too. */
export function MeetingNoteDialog({ company: { company, company_id }, onClose }: MeetingNoteDialogProps) {
  const { note, setNote } = useCompanyMark(company_id);
  const [draft, setDraft] = useState<{ text: string; before: string }>();
  const followsAccount = useFeature('marks') === true;
  const form = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft === undefined || setNote(draft.text.trim(), draft.before)) onClose();
    else toast.danger(texts.noteNotKept);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.noteOf(company)}
      size="small"
      isSheet
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.dismiss}
          </Button>
          <Button type="submit" form={form}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <Textarea
          label={texts.note}
          hint={texts.noteHint(followsAccount)}
          minRows={3}
          maxRows={8}
          maxLength={Math.max(MAX_NOTE_LENGTH, note.length)}
          value={draft?.text ?? note}
          onChange={({ target }) => setDraft({ text: target.value, before: draft?.before ?? note })}
        />
      </form>
    </Dialog>
  );
}
