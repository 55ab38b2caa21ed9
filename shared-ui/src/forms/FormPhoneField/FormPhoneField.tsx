import { PhoneField, type PhoneFieldProps } from 'shared-ui/PhoneField';
import { useFormField } from '../useFormField';

export interface FormPhoneFieldProps extends Omit<PhoneFieldProps, 'value' | 'onValueChange' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `PhoneField` of a formik form. */
export function FormPhoneField({ name, ...rest }: FormPhoneFieldProps) {
  const { value, error, onBlur, setValue } = useFormField<string>(name);
  return <PhoneField {...rest} name={name} value={value} error={error} onBlur={onBlur} onValueChange={setValue} />;
}
