import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { dropSecondClick } from 'shared-ui/dropSecondClick';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';

export interface FormFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Button text: «Продолжить». */
  label: string;
  /** Missing fields: «Осталось заполнить: «Сайт».» Disables the button. */
  missing?: ReactNode;
  /** Why the last attempt failed. */
  failure?: ReactNode;
  isBusy?: boolean;
  /** Replaces submitting the surrounding form. */
  onPress?: () => void;
}

/** End of a form or of a step: the error, the missing fields and the button. */
export function FormFoot({ label, missing, failure, isBusy, onPress, ...rest }: FormFootProps) {
  const missingId = useId();
  const isMissing = Boolean(missing);
  return (
    <Stack gap={2} {...rest}>
      {failure && <Alert kind="danger">{failure}</Alert>}
      {/* A live region before the button: the keyboard skips a disabled button with its description. */}
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
          // The next step's button appears in the same place.
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
  /* Reserves one line to avoid a layout shift. */
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
