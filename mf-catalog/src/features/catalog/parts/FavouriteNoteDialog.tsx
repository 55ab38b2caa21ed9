import { useId, useState, type SyntheticEvent } from 'react';
import { MAX_NOTE_LENGTH } from 'shared-api/company-marks';
import { useFeature } from 'shared-api/settings';
import { storedText } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Textarea } from 'shared-ui/Textarea';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';

interface FavouriteNoteDialogProps {
  company: string;
  note: string;
  /** Gets the note as it was on opening too. Returns false when the browser could not store the note. */
  onSave: (note: string, before: string) => boolean;
  onClose: () => void;
}

/** Edits a private note about a company; an empty note deletes it. */
export function FavouriteNoteDialog({ company, note, onSave, onClose }: FavouriteNoteDialogProps) {
  const [text, setText] = useState(note);
  const [before] = useState(note);
  const followsAccount = useFeature('marks') === true;
  const form = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text === before || onSave(storedText(text).trim(), before)) onClose();
    else toast.danger(texts.notKept);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.noteTitle(company)}
      size="small"
      isSheet
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
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
          minRows={2}
          maxRows={6}
          maxLength={Math.max(MAX_NOTE_LENGTH, note.length)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
