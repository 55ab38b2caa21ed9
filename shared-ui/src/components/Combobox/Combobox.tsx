import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { Spinner } from '../Spinner/Spinner';
import { ComboboxList } from './ComboboxList';
import { ComboboxProblem } from './ComboboxProblem';
import type { ComboboxOption, ComboboxSearch } from './comboboxSearch';
import { useComboboxState } from './useComboboxState';

export interface ComboboxProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  /** The option chosen. */
  value: ComboboxOption | null;
  /** Another option was chosen, or none. */
  onChange: (option: ComboboxOption | null) => void;
  /** What the search for the text in the field has come to. */
  search: ComboboxSearch;
  /** Asks to search; only called with as many characters as are needed. The caller spaces the requests. */
  onSearch: (text: string) => void;
  /** Characters that a search needs. */
  minLength?: number;
  /** What is chosen goes elsewhere, e.g. into a list of tags: the field is empty again. `value` stays `null`. */
  isAdding?: boolean;
}

/** A field that looks up what is typed. The text alone is no answer: leaving the field without a choice brings the last choice back. */
export function Combobox({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  value,
  onChange,
  search,
  onSearch,
  minLength = 3,
  isAdding = false,
  ...rest
}: ComboboxProps) {
  const problem = search.kind === 'failed' ? <ComboboxProblem onRetry={search.retry} /> : undefined;
  const { field, control } = useField({ ...rest, label, isLabelHidden, hint, error: error ?? problem, required });
  const combobox = useComboboxState({
    value,
    onChange,
    search,
    onSearch,
    minLength,
    isAdding,
    inputId: control.id,
    labelId: field.labelId,
  });

  return (
    <Field {...field}>
      <Box>
        <Input {...combobox.getInputProps({ ...rest, ...control, autoComplete: 'off' })} />
        {search.kind === 'loading' && (
          <Progress>
            <Spinner label={null} size={16} />
          </Progress>
        )}
        <ComboboxList combobox={combobox} />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: ${theme.control.height};
`;

const Progress = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${theme.control.height};
  height: ${theme.control.height};
  color: ${theme.color.textMuted};
  pointer-events: none;
`;
