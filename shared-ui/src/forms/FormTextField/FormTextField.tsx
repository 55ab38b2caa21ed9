import { TextField, type TextFieldProps } from 'shared-ui/TextField';
import { useFormField } from '../useFormField';

export interface FormTextFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `TextField` of a formik form. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { value, error, onBlur, onChange } = useFormField<string>(name);
  return <TextField {...rest} name={name} value={value} error={error} onBlur={onBlur} onChange={onChange} />;
}
