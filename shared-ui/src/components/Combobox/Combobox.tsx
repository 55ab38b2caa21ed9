import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { controlStyle } from '../Field/controlStyle';
import { Field } from '../Field/Field';
import { useField, type FieldOptions } from '../Field/useField';
import { Spinner } from '../Spinner/Spinner';
import { ComboboxList } from './ComboboxList';
import type { ComboboxOption, ComboboxSearch } from './comboboxSearch';
import { useComboboxState } from './useComboboxState';

export type { ComboboxOption, ComboboxSearch } from './comboboxSearch';

export interface ComboboxProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'defaultValue'> {
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** State of the search for the typed text. */
  search: ComboboxSearch;
  /** Called on every change with at least `minLength` characters; the caller debounces. */
  onSearch: (text: string) => void;
  minLength?: number;
  /** Empties the field after each choice, e.g. when choices become tags elsewhere. `value` stays `null`. */
  isAdding?: boolean;
}

/** A text field that searches for options. Typed text alone is not a value: leaving the field restores the last choice. */
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
  // Below the field: the list closes on blur, so Tab could not reach a retry there.
  const problem = search.kind === 'failed' && (
    <>
      Не удалось выполнить поиск.{' '}
      <Retry type="button" onClick={search.retry}>
        Повторить
      </Retry>
    </>
  );
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

const Retry = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  ${media.narrow} {
    min-height: ${theme.control.height};
  }
`;
