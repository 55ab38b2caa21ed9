import { useFormikContext } from 'formik';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import type { useCountries } from '../api/useCountries';
import type { SignupValues } from '../signup.schema';
import { texts } from '../texts';

/** The company's country. Another one clears the city (REG-03). */
export function SignupCountryField({ countries, error, isLoading, reload }: ReturnType<typeof useCountries>) {
  const { values, touched, errors, setValues, setFieldTouched } = useFormikContext<SignupValues>();
  const titles = countries?.map(({ title }) => title) ?? [];
  // A country kept in the draft shows before the list is there.
  const options = titles.includes(values.country) || values.country === '' ? titles : [values.country, ...titles];

  return (
    <Select
      name="country"
      label={texts.country}
      required
      placeholder={isLoading ? texts.countriesLoading : texts.countryPlaceholder}
      options={options.map((title) => ({ value: title, label: title }))}
      value={values.country}
      autoComplete="country-name"
      onChange={(event) => void setValues({ ...values, country: event.target.value, city: null })}
      onBlur={() => void setFieldTouched('country')}
      error={
        error ? (
          <>
            {texts.countriesFailed}{' '}
            <Button variant="ghost" size="small" onClick={reload} isBusy={isLoading}>
              {texts.retry}
            </Button>
          </>
        ) : (
          touched.country && errors.country
        )
      }
    />
  );
}
