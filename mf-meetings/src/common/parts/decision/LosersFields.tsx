import { Alert } from 'shared-ui/Alert';
import { Checkbox } from 'shared-ui/Checkbox';
import { Textarea } from 'shared-ui/Textarea';
import { NOTE_LENGTH } from '#domain/limits';
import type { Loser } from '#state/losers';
import { rivalsWarning } from '#state/rivalTexts';
import { texts } from './texts';

interface LosersFieldsProps {
  /** At least one. */
  losers: readonly Loser[];
  /** Decline their invitations and write to them. */
  isDeclining: boolean;
  onDecliningChange: (isDeclining: boolean) => void;
  note: string;
  onNoteChange: (note: string) => void;
}

/** Names the companies that want the same slot and asks what to do about them. */
export function LosersFields({ losers, isDeclining, onDecliningChange, note, onNoteChange }: LosersFieldsProps) {
  return (
    <>
      <Alert kind="warning">{rivalsWarning(losers)}</Alert>
      <Checkbox
        label={texts.declineLosers(losers)}
        checked={isDeclining}
        onChange={({ target }) => onDecliningChange(target.checked)}
      />
      {isDeclining && (
        <Textarea
          label={texts.note}
          hint={texts.noteHint}
          value={note}
          maxLength={NOTE_LENGTH}
          minRows={2}
          maxRows={5}
          onChange={({ target }) => onNoteChange(target.value)}
        />
      )}
    </>
  );
}
