import { FormikProvider, type FormikContextType } from 'formik';
import type { Ref } from 'react';
import { useCitySearch, useCountries } from 'shared-api/geonames';
import { FieldPair } from 'shared-ui/FieldPair';
import { FormCityField } from 'shared-ui/forms/FormCityField';
import { FormCountryField } from 'shared-ui/forms/FormCountryField';
import { FormPhoneField } from 'shared-ui/forms/FormPhoneField';
import { FormTextField } from 'shared-ui/forms/FormTextField';
import { Stack } from 'shared-ui/Stack';
import { SectionFoot } from '#components/SectionFoot';
import { describeProblems } from '#forms/describeProblems';
import { MAX_LENGTH, type GeneralInfoValues } from '../generalInfo.schema';
import { texts } from '../texts';

interface GeneralInfoFormProps {
  formik: FormikContextType<GeneralInfoValues>;
  form: Ref<HTMLFormElement>;
  /** Why the server did not take it. */
  refusal: { message: string } | undefined;
  isSaved: boolean;
  cancel: () => void;
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
export function GeneralInfoForm({ formik, form, refusal, isSaved, cancel }: GeneralInfoFormProps) {
  const countries = useCountries();
  const countryId = countries.data?.find(({ title }) => title === formik.values.country)?.id;
  const cities = useCitySearch(countryId);
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={5}>
          <FieldPair>
            <FormTextField
              name="firstname"
              label={texts.firstname}
              required
              maxLength={MAX_LENGTH.name}
              autoComplete="given-name"
            />
            <FormTextField
              name="lastname"
              label={texts.lastname}
              required
              maxLength={MAX_LENGTH.name}
              autoComplete="family-name"
            />
          </FieldPair>
          <FieldPair>
            <FormPhoneField name="phone" label={texts.phone} required />
            <FormTextField
              name="email"
              label={texts.email}
              required
              type="email"
              maxLength={MAX_LENGTH.email}
              autoComplete="email"
            />
          </FieldPair>
          <FieldPair>
            <FormCountryField countries={countries} />
            <FormCityField {...cities} disabled={countryId === undefined} maxLength={MAX_LENGTH.name} />
          </FieldPair>
          <SectionFoot
            missing={describeProblems(formik.errors, names, [texts.errors.required])}
            failure={refusal?.message}
            isDirty={formik.dirty}
            isSaved={isSaved}
            isBusy={formik.isSubmitting}
            onCancel={cancel}
          />
        </Stack>
      </form>
    </FormikProvider>
  );
}
