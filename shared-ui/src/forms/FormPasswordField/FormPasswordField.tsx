import { PasswordField, type PasswordFieldProps } from 'shared-ui/PasswordField';
import { useFormField } from '../useFormField';

export interface FormPasswordFieldProps extends Omit<PasswordFieldProps, 'value' | 'defaultValue' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `PasswordField` of a formik form. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  const { value, error, onBlur, onChange } = useFormField<string>(name);
  return <PasswordField {...rest} name={name} value={value} error={error} onBlur={onBlur} onChange={onChange} />;
}
