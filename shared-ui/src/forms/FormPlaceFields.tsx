import { useFormikContext } from 'formik';
import { Button } from 'shared-ui/Button';
import { Combobox, type ComboboxOption, type ComboboxProps } from 'shared-ui/Combobox';
import { FieldPair } from 'shared-ui/Field';
import type { LoadedQuery } from 'shared-ui/Loaded';
import { Select } from 'shared-ui/Select';
import { formFields } from './formFields';
import { MAX_LENGTH } from './rules';

/** Fewest characters for a city search (specification, section 9). */
const SEARCH_LENGTH = 3;

export interface PlaceValues {
  country: string;
  city: ComboboxOption | null;
}

/** Labels of `FormPlaceFields`. */
export const placeLabels = { country: 'Страна', city: 'Город' } as const;

export interface FormPlaceFieldsProps {
  countries: LoadedQuery<readonly { title: string }[]>;
  /** Search within the chosen country; disabled until a country is chosen and the countries are loaded. */
  cities: Pick<ComboboxProps, 'search' | 'onSearch' | 'disabled'>;
}

/**
 * Country and city of a formik form, validated by `rules.place`. A change of the country clears the city (REG-03,
 * REG-04).
 */
export function FormPlaceFields({ countries: { data, error, isLoading, reload }, cities }: FormPlaceFieldsProps) {
  const formik = useFormikContext<PlaceValues>();
  const { values } = formik;
  const field = formFields(formik);
  const titles = data?.map(({ title }) => title) ?? [];
  // Shows the stored country before the list has loaded.
  const options = titles.includes(values.country) || values.country === '' ? titles : [values.country, ...titles];
  const country = field.input('country');

  return (
    <FieldPair>
      <Select
        {...country}
        label={placeLabels.country}
        required
        placeholder={isLoading ? 'Загрузка…' : 'Выберите страну'}
        options={options.map((title) => ({ value: title, label: title }))}
        autoComplete="country-name"
        onChange={(event) => void formik.setValues({ ...values, country: event.target.value, city: null })}
        error={
          error === undefined ? (
            country.error
          ) : (
            <>
              Не удалось загрузить список стран.{' '}
              <Button variant="ghost" size="small" onClick={() => void reload()} isBusy={isLoading}>
                Повторить
              </Button>
            </>
          )
        }
      />
      <Combobox
        {...cities}
        {...field.choice('city')}
        label={placeLabels.city}
        required
        hint={values.country === '' ? 'Сначала выберите страну' : undefined}
        placeholder="Начните вводить название"
        maxLength={MAX_LENGTH.name}
        minLength={SEARCH_LENGTH}
      />
    </FieldPair>
  );
}
