import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import { LONGEST } from '../limits';
import { PLACEHOLDERS, type BroadcastProblems } from '../state/broadcastForm';
import { texts } from '../texts';

interface BroadcastTextProps {
  subject: string;
  text: string;
  problems: BroadcastProblems;
  /** What substitutions become for the previewed company, by name. */
  values: Readonly<Record<string, string>> | undefined;
  onChange: (part: { subject?: string; text?: string }) => void;
}

/** Subject and text; chips insert substitutions and show their values for the previewed company. */
export function BroadcastText({ subject, text, problems, values, onChange }: BroadcastTextProps) {
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
          <Chip key={name} variant="secondary" size="small" onClick={() => insert(name)}>
            <span className="visually-hidden">{texts.insert} </span>
            <Name>{`{${name}}`}</Name>
            {values?.[name] !== undefined && <Value>{values[name].replaceAll('\n', ', ') || texts.nothing}</Value>}
          </Chip>
        ))}
      </Cluster>
      <p>{texts.emptyLines}</p>
    </Stack>
  );
}

const Chip = styled(Button)`
  max-width: 100%;
`;

const Name = styled.span`
  white-space: nowrap;
`;

const Value = styled.span`
  display: inline-block;
  overflow: hidden;
  max-width: min(14rem, 30vw);
  margin-left: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
