import { Alert } from 'shared-ui/Alert';
import { Checkbox } from 'shared-ui/Checkbox';
import { Textarea } from 'shared-ui/Textarea';
import type { Loser } from './losers';
import { texts } from './texts';

/** The longest note, in letters. */
const MAX_NOTE = 500;

interface LosersFieldsProps {
  /** Who else wants the slot; at least one. */
  losers: readonly Loser[];
  /** Whether they are to be declined and written to. */
  isDeclining: boolean;
  onDecliningChange: (isDeclining: boolean) => void;
  /** What is written to each of them. */
  note: string;
  onNoteChange: (note: string) => void;
}

/** Says who else wants the slot, and what to do about them. */
export function LosersFields({ losers, isDeclining, onDecliningChange, note, onNoteChange }: LosersFieldsProps) {
  return (
    <>
      <Alert kind="warning">{texts.losers(losers)}</Alert>
      <Checkbox
        label={texts.declineLosers}
        checked={isDeclining}
        onChange={({ target }) => onDecliningChange(target.checked)}
      />
      {isDeclining && (
        <Textarea
          label={texts.note}
          hint={texts.noteHint}
          value={note}
          maxLength={MAX_NOTE}
          minRows={2}
          maxRows={5}
          onChange={({ target }) => onNoteChange(target.value)}
        />
      )}
    </>
  );
}
