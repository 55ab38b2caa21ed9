import { useId, type ReactNode } from 'react';

/** What every field of a form takes besides the properties of its control. */
export interface FieldOptions {
  /** The field's name, above the control. */
  label: ReactNode;
  /** Hides the label from sight where the place says it already (a search box); it stays the control's name. */
  isLabelHidden?: boolean;
  /** Helps to fill it in; read out together with the control. */
  hint?: ReactNode;
  /** What is wrong with the value; its presence marks the control as invalid. */
  error?: ReactNode;
}

interface ControlOptions extends FieldOptions {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
}

/** What `Field` draws around a control. */
export interface FieldParts extends FieldOptions {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  isRequired?: boolean;
}

/** Ties a control to its label, hint and error: `field` goes to `Field`, `control` to the input element. */
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
  const describers = [error ? errorId : undefined, hint ? hintId : undefined, describedBy].filter(Boolean);

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
    // Not the native attribute: it brings the browser's own messages, in the browser's language.
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describers.join(' ') || undefined,
  } as const;
  return { field, control };
}
