import { useFormikContext } from 'formik';
import type { ComboboxProps } from 'shared-ui/Combobox';
import { FormCombobox } from '../FormCombobox/FormCombobox';

/** Characters that a city search needs (specification, section 9). */
const SEARCH_LENGTH = 3;

export interface FormCityFieldProps extends Pick<ComboboxProps, 'search' | 'onSearch' | 'maxLength'> {
  /** The country cannot be searched in: none is chosen, or the countries are not there yet. */
  disabled: boolean;
}

/** The city of a formik form, `city` in its values: searched for, in the `country` chosen before (REG-03, REG-04). */
export function FormCityField(props: FormCityFieldProps) {
  const { values } = useFormikContext<{ country: string }>();
  return (
    <FormCombobox
      {...props}
      name="city"
      label="Город"
      required
      hint={values.country === '' ? 'Сначала выберите страну' : undefined}
      placeholder="Начните вводить название"
      minLength={SEARCH_LENGTH}
    />
  );
}
