import { useFormikContext } from 'formik';
import type { Schema } from 'shared-api/contract';
import type { Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import type { SignupValues } from '../signup.schema';
import { texts } from '../texts';

interface SignupCountryFieldProps {
  /** What can be chosen. */
  countries: Query<Schema<'Country'>[]>;
}

/** The company's country. Another one clears the city (REG-03). */
export function SignupCountryField({ countries: { data, error, isLoading, reload } }: SignupCountryFieldProps) {
  const { values, touched, errors, setValues, setFieldTouched } = useFormikContext<SignupValues>();
  const titles = data?.map(({ title }) => title) ?? [];
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
        error !== undefined ? (
          <>
            {texts.countriesFailed}{' '}
            <Button variant="ghost" size="small" onClick={() => void reload()} isBusy={isLoading}>
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
