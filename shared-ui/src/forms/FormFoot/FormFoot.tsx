import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { dropSecondClick } from 'shared-ui/dropSecondClick';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

export interface FormFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the button says: «Продолжить». */
  label: string;
  /** What is still missing: «Осталось заполнить: «Сайт».» The button is disabled while there is something. */
  missing?: ReactNode;
  /** Why the last try failed. */
  failure?: ReactNode;
  /** The form is being sent. */
  isBusy?: boolean;
  /** Called by the button; without it the button submits the form around it. */
  onPress?: () => void;
}

/** The end of a form, or of a step: what failed, what is missing, and the one button that leads on. */
export function FormFoot({ label, missing, failure, isBusy, onPress, ...rest }: FormFootProps) {
  const missingId = useId();
  const isMissing = Boolean(missing);
  return (
    <Stack gap={2} {...rest}>
      {failure && <Alert kind="danger">{failure}</Alert>}
      {/* Before the button, and spoken when it changes: the keyboard skips a disabled button with its description. */}
      <Missing id={missingId} aria-live="polite">
        {missing}
      </Missing>
      <Button
        type={onPress ? 'button' : 'submit'}
        isWide
        disabled={isMissing}
        isBusy={isBusy}
        aria-describedby={isMissing ? missingId : undefined}
        onClick={() => {
          // The button of the next step stands in the same place.
          dropSecondClick();
          onPress?.();
        }}
      >
        {label}
      </Button>
    </Stack>
  );
}

const Missing = styled.p`
  /* The room of one line stays when the sentence goes. */
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
