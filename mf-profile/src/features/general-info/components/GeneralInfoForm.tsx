import { FormikProvider, type FormikContextType } from 'formik';
import type { Ref } from 'react';
import { useCitySearch, useCountries } from 'shared-api/geonames';
import { FieldPair } from 'shared-ui/FieldPair';
import { FormCityField } from 'shared-ui/forms/FormCityField';
import { FormCountryField } from 'shared-ui/forms/FormCountryField';
import { FormPersonFields } from 'shared-ui/forms/FormPersonFields';
import { Stack } from 'shared-ui/Stack';
import { SectionFoot, type SectionFootProps } from '#components/SectionFoot';
import { describeProblems } from '#forms/describeProblems';
import { MAX_LENGTH, type GeneralInfoValues } from '../generalInfo.schema';
import { texts } from '../texts';

interface GeneralInfoFormProps {
  formik: FormikContextType<GeneralInfoValues>;
  form: Ref<HTMLFormElement>;
  /** Where the saving stands. */
  foot: Omit<SectionFootProps, 'missing'>;
}

const names = {
  firstname: texts.firstname,
  lastname: texts.lastname,
  phone: texts.phone,
  email: texts.email,
  country: texts.country,
  city: texts.city,
};

/** Who speaks for the company, how to reach them, and where it is. */
export function GeneralInfoForm({ formik, form, foot }: GeneralInfoFormProps) {
  const countries = useCountries();
  const countryId = countries.data?.find(({ title }) => title === formik.values.country)?.id;
  const cities = useCitySearch(countryId);
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={5}>
          <FormPersonFields labels={texts} maxLength={MAX_LENGTH} />
          <FieldPair>
            <FormCountryField countries={countries} />
            <FormCityField {...cities} disabled={countryId === undefined} maxLength={MAX_LENGTH.name} />
          </FieldPair>
          <SectionFoot missing={describeProblems(formik.errors, names, [texts.errors.required])} {...foot} />
        </Stack>
      </form>
    </FormikProvider>
  );
}
