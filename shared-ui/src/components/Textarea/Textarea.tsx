import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { lengthOf } from 'shared-api/text';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { useGrowth } from './useGrowth';

export interface TextareaProps extends FieldOptions, ComponentPropsWithRef<'textarea'> {
  /** Lines shown when empty. */
  minRows?: number;
  /** Lines after which it scrolls instead of growing. */
  maxRows?: number;
  /**
   * Maximum length, in characters; shows their number. A longer text is marked and stays typed: cutting it off would go
   * unseen. The form refuses it by `lengthOf`.
   */
  limit?: number;
}

/** A multi-line text field that grows with its text. `ref` and all other properties go to the textarea. */
export function Textarea({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  minRows = 3,
  maxRows = 10,
  limit,
  ref,
  onInput,
  ...rest
}: TextareaProps) {
  const { value = '' } = rest;
  const length = limit === undefined ? 0 : lengthOf(String(value));
  const counted = limit !== undefined && (
    <>
      <span>{hint}</span>
      <span>{` ${length.toLocaleString('ru')} из ${limit.toLocaleString('ru')}`}</span>
    </>
  );
  const tooLong = limit !== undefined && length > limit ? `Сократите текст до ${limit} символов.` : undefined;
  const { field, control } = useField({
    ...rest,
    label,
    isLabelHidden,
    hint: counted || hint,
    error: error ?? tooLong,
    required,
  });
  const growth = useGrowth({ ref, onInput, value: rest.value, maxRows });
  return (
    <Field {...field}>
      <Area {...rest} {...control} {...growth} rows={minRows} $minRows={minRows} $maxRows={maxRows} />
    </Field>
  );
}

/** Height of this many lines with padding and the border of 1 px. */
const heightOf = (rows: number) => `calc(${rows}lh + 2 * (${theme.space(2)} + 1px))`;

const Area = styled.textarea<{ $minRows: number; $maxRows: number }>`
  ${controlStyle}
  resize: none;
  padding-block: ${theme.space(2)};
  text-overflow: clip;

  @supports (field-sizing: content) {
    field-sizing: content;
    min-height: max(${theme.control.height}, ${({ $minRows }) => heightOf($minRows)});
    max-height: ${({ $maxRows }) => heightOf($maxRows)};
  }
`;
