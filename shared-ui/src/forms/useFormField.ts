import { useField } from 'formik';

/** A field of the surrounding formik form: its value, its setters, and its error once the person has been there. */
export function useFormField<Value>(name: string) {
  const [{ value, onBlur, onChange }, { touched, error }, { setValue, setTouched }] = useField<Value>(name);
  return {
    value,
    onBlur,
    onChange,
    error: touched ? error : undefined,
    setValue: (next: Value) => void setValue(next),
    /** For controls that have no blur of their own. */
    touch: () => void setTouched(true),
  };
}
