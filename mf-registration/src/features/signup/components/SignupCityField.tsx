import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormCombobox } from 'shared-ui/forms/FormCombobox';
import type { CitySearch } from '../api/useCities';
import { CITY_SEARCH_LENGTH, MAX_LENGTH } from '../limits';
import type { SignupValues } from '../signup.schema';
import { texts } from '../texts';
import { useCitySearch } from '../useCitySearch';

interface SignupCityFieldProps {
  /** Where cities are searched for; unknown until a country is chosen and the countries are loaded. */
  countryId: number | undefined;
}

/** The company's city: searched for, in the country chosen before (REG-03, REG-04). */
export function SignupCityField({ countryId }: SignupCityFieldProps) {
  const { values } = useFormikContext<SignupValues>();
  const [typed, setTyped] = useState<CitySearch>();
  // What was typed for another country is not searched for in this one.
  const search = useCitySearch(typed?.countryId === countryId ? typed : undefined);

  return (
    <FormCombobox
      name="city"
      label={texts.city}
      required
      disabled={countryId === undefined}
      hint={values.country === '' ? texts.countryFirst : undefined}
      placeholder={texts.cityPlaceholder}
      maxLength={MAX_LENGTH.name}
      minLength={CITY_SEARCH_LENGTH}
      search={search}
      onSearch={(text) => countryId !== undefined && setTyped({ countryId, text })}
    />
  );
}
