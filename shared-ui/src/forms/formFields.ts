import type { FormikContextType } from 'formik';

/**
 * Props of the controls of a formik form, by field: `<TextField {...field.input('company')} label="Компания" />`. An
 * error shows once the user has visited the field.
 */
export function formFields<Values extends object>({
  values,
  errors,
  touched,
  handleChange,
  handleBlur,
  setFieldValue,
  setFieldTouched,
}: FormikContextType<Values>) {
  const errorOf = (name: keyof Values) => (touched[name] ? (errors[name] as string | undefined) : undefined);
  return {
    /** For text fields, text areas and native selects. */
    input: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: handleChange,
      onBlur: handleBlur,
    }),
    /** For checkboxes. */
    tick: (name: keyof Values & string) => ({
      name,
      checked: Boolean(values[name]),
      error: errorOf(name),
      onChange: handleChange,
      onBlur: handleBlur,
    }),
    /** For controls that report a value instead of an event. */
    choice: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: Values[Name]) => void setFieldValue(name, value),
      onBlur: () => void setFieldTouched(name),
    }),
  };
}
