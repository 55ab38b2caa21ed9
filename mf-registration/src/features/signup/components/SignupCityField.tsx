import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { ComboboxSearch } from 'shared-ui/Combobox';
import { FormCombobox } from 'shared-ui/forms/FormCombobox';
import { useCities, type CitySearch } from '../api/geonames';
import { CITY_SEARCH_INTERVAL, CITY_SEARCH_LENGTH, MAX_LENGTH } from '../limits';
import type { SignupValues } from '../signup.schema';
import { texts } from '../texts';
import { usePaced } from '../usePaced';

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

/** Asks at most once per CITY_SEARCH_INTERVAL; an answer to an earlier text is never shown for a newer one. */
function useCitySearch(wanted: CitySearch | undefined): ComboboxSearch {
  const issued = usePaced(wanted, CITY_SEARCH_INTERVAL);
  const { data: cities, error, isLoading, reload } = useCities(issued);

  if (wanted === undefined) return { kind: 'idle' };
  if (issued !== wanted || isLoading) return { kind: 'loading' };
  if (cities) return { kind: 'found', options: cities.map(({ title }) => ({ value: title, label: title })) };
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry: () => void reload() };
}
