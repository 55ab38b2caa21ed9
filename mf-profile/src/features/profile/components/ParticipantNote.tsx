import { useState } from 'react';
import { MAX_NOTE_LENGTH, useCompanyMark } from 'shared-api/company-marks';
import { Card } from 'shared-ui/Card';
import { Textarea } from 'shared-ui/Textarea';
import { texts } from '../texts';

interface ParticipantNoteProps {
  companyId: number;
}

/** The viewer's private note about a company, stored on this device on each change. */
export function ParticipantNote({ companyId }: ParticipantNoteProps) {
  const { note, setNote } = useCompanyMark(companyId);
  // Show the text being typed; otherwise the stored note, which another tab may change.
  const [typed, setTyped] = useState<string>();
  const [isKept, setIsKept] = useState(true);

  const write = (text: string) => {
    setTyped(text);
    setIsKept(setNote(text));
  };
  return (
    <Card title={texts.note}>
      <Textarea
        label={texts.noteLabel}
        isLabelHidden
        hint={texts.noteHint}
        error={isKept ? undefined : texts.noteNotKept}
        minRows={1}
        maxRows={6}
        maxLength={MAX_NOTE_LENGTH}
        value={typed ?? note}
        onChange={({ target }) => write(target.value)}
        // Keep a text that could not be stored until the page is left.
        onBlur={() => isKept && setTyped(undefined)}
      />
    </Card>
  );
}
