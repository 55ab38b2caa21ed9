import { Select, type SelectProps } from 'shared-ui/Select';
import { useFormField } from '../useFormField';

export interface FormSelectProps extends Omit<SelectProps, 'value' | 'defaultValue' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `Select` of a formik form. */
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { value, error, onBlur, onChange } = useFormField<string | number>(name);
  return <Select {...rest} name={name} value={value} error={error} onBlur={onBlur} onChange={onChange} />;
}
