import { Checkbox, type CheckboxProps } from 'shared-ui/Checkbox';
import { useFormField } from '../useFormField';

export interface FormCheckboxProps extends Omit<CheckboxProps, 'checked' | 'defaultChecked' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `Checkbox` of a formik form. */
export function FormCheckbox({ name, ...rest }: FormCheckboxProps) {
  const { value, error, onBlur, onChange } = useFormField<boolean>(name);
  return <Checkbox {...rest} name={name} checked={value} error={error} onBlur={onBlur} onChange={onChange} />;
}
