import { useId, type ReactNode } from 'react';

/** Props of every form field, in addition to those of its control. */
export interface FieldOptions {
  /** Shown above the control. */
  label: ReactNode;
  /** Hides the label visually where the context explains it (a search box); it remains the accessible name. */
  isLabelHidden?: boolean;
  /** Help text, read out with the control. */
  hint?: ReactNode;
  /** Error message; marks the control as invalid. `true` only marks it: the message is elsewhere. */
  error?: ReactNode;
}

interface ControlOptions extends FieldOptions {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
}

/** Props of `Field` around a control. */
export interface FieldParts extends FieldOptions {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  isRequired?: boolean;
}

/** Links a control with its label, hint and error: pass `field` to `Field` and `control` to the input element. */
export function useField({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  required,
  'aria-describedby': describedBy,
}: ControlOptions) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describers = [error && error !== true ? errorId : undefined, hint ? hintId : undefined, describedBy].filter(
    Boolean,
  );

  const field: FieldParts = {
    controlId,
    labelId,
    hintId,
    errorId,
    label,
    isLabelHidden,
    hint,
    error,
    isRequired: required,
  };
  const control = {
    id: controlId,
    // Not the native attribute: it shows the browser's own messages, in the browser's language.
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describers.join(' ') || undefined,
  } as const;
  return { field, control };
}
