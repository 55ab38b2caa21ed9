import { useFormikContext } from 'formik';
import { Button } from 'shared-ui/Button';
import type { ComboboxOption } from 'shared-ui/Combobox';
import type { LoadedQuery } from 'shared-ui/Loaded';
import { Select } from 'shared-ui/Select';

export interface FormCountryFieldProps {
  /** What can be chosen. */
  countries: LoadedQuery<readonly { title: string }[]>;
}

/** The values that a form with this field and a `FormCityField` holds. */
interface PlaceValues {
  country: string;
  city: ComboboxOption | null;
}

/** The country of a formik form, `country` in its values. Another one clears its `city` (REG-03). */
export function FormCountryField({ countries: { data, error, isLoading, reload } }: FormCountryFieldProps) {
  const { values, touched, errors, setValues, setFieldTouched } = useFormikContext<PlaceValues>();
  const titles = data?.map(({ title }) => title) ?? [];
  // A country that is known already shows before the list is there.
  const options = titles.includes(values.country) || values.country === '' ? titles : [values.country, ...titles];

  return (
    <Select
      name="country"
      label="Страна"
      required
      placeholder={isLoading ? 'Загрузка…' : 'Выберите страну'}
      options={options.map((title) => ({ value: title, label: title }))}
      value={values.country}
      autoComplete="country-name"
      onChange={(event) => void setValues({ ...values, country: event.target.value, city: null })}
      onBlur={() => void setFieldTouched('country')}
      error={
        error !== undefined ? (
          <>
            Не удалось загрузить список стран.{' '}
            <Button variant="ghost" size="small" onClick={() => void reload()} isBusy={isLoading}>
              Повторить
            </Button>
          </>
        ) : (
          touched.country && errors.country
        )
      }
    />
  );
}
