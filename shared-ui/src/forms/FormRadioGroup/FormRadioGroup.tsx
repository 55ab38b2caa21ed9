import { RadioGroup, type RadioGroupProps } from 'shared-ui/RadioGroup';
import { useFormField } from '../useFormField';

export interface FormRadioGroupProps extends Omit<RadioGroupProps, 'value' | 'onChange' | 'onInputBlur' | 'error'> {
  /** The field's name in the form's values. */
  name: string;
}

/** A `RadioGroup` of a formik form. */
export function FormRadioGroup({ name, ...rest }: FormRadioGroupProps) {
  const { value, error, setValue, touch } = useFormField<string>(name);
  return <RadioGroup {...rest} name={name} value={value} error={error} onChange={setValue} onInputBlur={touch} />;
}
