import { MultiSelectFilter, type MultiSelectFilterProps } from 'shared-ui/MultiSelectFilter';
import { useFormField } from '../useFormField';

export interface FormMultiSelectProps extends Omit<
  MultiSelectFilterProps<string>,
  'value' | 'onChange' | 'error' | 'isCounted' | 'onClose'
> {
  /** The field's name in the form's values; the value there is a list. */
  name: string;
}

/** A `MultiSelectFilter` of a formik form: all options, without counts. */
export function FormMultiSelect({ name, placeholder = 'Выберите', ...rest }: FormMultiSelectProps) {
  const { value, error, setValue, touch } = useFormField<string[]>(name);
  return (
    <MultiSelectFilter
      {...rest}
      isCounted={false}
      placeholder={placeholder}
      value={value}
      error={error}
      onChange={setValue}
      onClose={touch}
    />
  );
}
