import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { REASON_LENGTH } from '../limits';
import { lengthOf } from '../state/reason';

interface ReasonFieldProps {
  /** Says who will read it. */
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** Ready reasons; own words can follow them. */
  ready?: readonly string[];
}

/** A required reason, with ready ones to press. */
export function ReasonField({ label, value, onChange, ready = [] }: ReasonFieldProps) {
  return (
    <Stack gap={2}>
      {ready.length > 0 && (
        <Cluster role="group" aria-label={label} gap={2}>
          {ready.map((reason) => (
            <Button
              key={reason}
              size="small"
              variant={value === reason ? 'soft' : 'secondary'}
              aria-pressed={value === reason}
              onClick={() => onChange(value === reason ? '' : reason)}
            >
              {reason}
            </Button>
          ))}
        </Cluster>
      )}
      <Textarea
        label={label}
        required
        value={value}
        hint={`${lengthOf(value)} из ${REASON_LENGTH}`}
        minRows={2}
        maxRows={5}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  );
}
