import { useRef } from 'react';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { LONGEST } from '../limits';
import { PLACEHOLDERS, type BroadcastProblems } from '../state/broadcastForm';
import { texts } from '../texts';

interface BroadcastTextProps {
  subject: string;
  text: string;
  problems: BroadcastProblems;
  onChange: (part: { subject?: string; text?: string }) => void;
}

/** Subject and text, with buttons for placeholders. */
export function BroadcastText({ subject, text, problems, onChange }: BroadcastTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    onChange({ text: `${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}` });
    area.current?.focus();
  };
  return (
    <Stack gap={4}>
      <TextField
        name="subject"
        label={texts.subject}
        hint={texts.length(subject.length, LONGEST.subject)}
        error={problems.subject}
        value={subject}
        required
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <Textarea
        ref={area}
        name="text"
        label={texts.text}
        hint={`${texts.greeting} ${texts.length(text.length, LONGEST.text)}`}
        error={problems.text}
        value={text}
        minRows={8}
        maxRows={20}
        required
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Cluster role="group" aria-label={texts.placeholders}>
        {PLACEHOLDERS.text.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            aria-label={texts.insert(name)}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Cluster>
      <p>{texts.emptyLines}</p>
    </Stack>
  );
}
