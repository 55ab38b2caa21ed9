import { useState } from 'react';
import { MAX_NOTE_LENGTH, useCompanyMark } from 'shared-api/company-marks';
import { Card } from 'shared-ui/Card';
import { Textarea } from 'shared-ui/Textarea';
import { texts } from '../texts';

interface ParticipantNoteProps {
  /** Whom it is about. */
  companyId: number;
}

/** What the viewer notes about a company for nobody else, kept on this device at each letter. */
export function ParticipantNote({ companyId }: ParticipantNoteProps) {
  const { note, setNote } = useCompanyMark(companyId);
  // What is being written stands as it is typed; otherwise what is kept, also when another tab has changed it.
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
        // What could not be kept is lost only with the page.
        onBlur={() => isKept && setTyped(undefined)}
      />
    </Card>
  );
}
