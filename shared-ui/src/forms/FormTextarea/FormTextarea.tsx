import { Textarea, type TextareaProps } from 'shared-ui/Textarea';
import { useFormField } from '../useFormField';

export interface FormTextareaProps extends Omit<TextareaProps, 'value' | 'defaultValue' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `Textarea` of a formik form. */
export function FormTextarea({ name, ...rest }: FormTextareaProps) {
  const { value, error, onBlur, onChange } = useFormField<string>(name);
  return <Textarea {...rest} name={name} value={value} error={error} onBlur={onBlur} onChange={onChange} />;
}
