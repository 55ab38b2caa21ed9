import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { REASON_LENGTH } from './reasonProblem';
import { Textarea } from './Textarea';

export interface ReasonFieldProps {
  /** Says who will read it: «Причина (увидит компания)». */
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** Ready reasons to press. */
  ready?: readonly string[];
  required?: boolean;
}

/** A reason that a company will read, in own words or ready ones. The dialog refuses what `reasonProblem` names. */
export function ReasonField({ label, value, onChange, ready = [], required }: ReasonFieldProps) {
  const press = (reason: string) => {
    if (value === reason) onChange('');
    // Own words are kept: the ready ones follow them.
    else onChange(value.trim() === '' || ready.includes(value) ? reason : `${value.trimEnd()} ${reason}`);
  };
  return (
    <Stack gap={2}>
      {/* Above the text: the dialog's first focus does not open a phone's keyboard. */}
      {ready.length > 0 && (
        <Cluster role="group" aria-label={label} gap={2}>
          {ready.map((reason) => (
            <Button
              key={reason}
              size="small"
              variant={value === reason ? 'soft' : 'secondary'}
              aria-pressed={value === reason}
              onClick={() => press(reason)}
            >
              {reason}
            </Button>
          ))}
        </Cluster>
      )}
      <Textarea
        label={label}
        required={required}
        value={value}
        limit={REASON_LENGTH}
        minRows={2}
        maxRows={5}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  );
}
