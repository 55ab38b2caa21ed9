import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

interface StepActionsProps {
  label: string;
  /** What keeps one from going on; the button is disabled while there is something. */
  missing: string | undefined;
  isBusy: boolean;
  onClick: () => void;
}

/** The way on at the end of a step, and what is missing before it opens. */
export function StepActions({ label, missing, isBusy, onClick }: StepActionsProps) {
  const missingId = useId();
  return (
    <Stack gap={2}>
      <Button
        isWide
        disabled={missing !== undefined}
        isBusy={isBusy}
        aria-describedby={missing === undefined ? undefined : missingId}
        onClick={onClick}
      >
        {label}
      </Button>
      <Missing id={missingId} aria-live="polite">
        {missing}
      </Missing>
    </Stack>
  );
}

const Missing = styled.p`
  /* The room stays when the sentence goes. */
  min-height: 2lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  text-align: center;
`;
