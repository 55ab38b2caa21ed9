import { Combobox, type ComboboxOption, type ComboboxProps } from 'shared-ui/Combobox';
import { useFormField } from '../useFormField';

export interface FormComboboxProps extends Omit<ComboboxProps, 'value' | 'onChange' | 'error'> {
  /** The field's name in the form's values; the value there is the option, or null. */
  name: string;
}

/** A `Combobox` of a formik form. */
export function FormCombobox({ name, ...rest }: FormComboboxProps) {
  const { value, error, setValue, touch } = useFormField<ComboboxOption | null>(name);
  return <Combobox {...rest} name={name} value={value} error={error} onChange={setValue} onBlur={touch} />;
}
