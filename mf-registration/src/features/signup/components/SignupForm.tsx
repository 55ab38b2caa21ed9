import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCitySearch, useCountries } from 'shared-api/geonames';
import { paths } from 'shared-api/paths';
import { FieldPair } from 'shared-ui/FieldPair';
import { FormCheckbox } from 'shared-ui/forms/FormCheckbox';
import { FormCityField } from 'shared-ui/forms/FormCityField';
import { FormCountryField } from 'shared-ui/forms/FormCountryField';
import { FormFoot } from 'shared-ui/forms/FormFoot';
import { FormPasswordField } from 'shared-ui/forms/FormPasswordField';
import { FormPersonFields } from 'shared-ui/forms/FormPersonFields';
import { FormRadioGroup } from 'shared-ui/forms/FormRadioGroup';
import { FormTextField } from 'shared-ui/forms/FormTextField';
import { Stack } from 'shared-ui/Stack';
import { MAX_LENGTH } from '../limits';
import type { SignupValues } from '../signup.schema';
import { findProblems } from '../signupProblems';
import type { SignupRefusal } from '../signupRefusal';
import { texts } from '../texts';
import { SignupPrivacyField } from './SignupPrivacyField';
import { SignupRefusalNotice } from './SignupRefusalNotice';

interface SignupFormProps {
  initialValues: SignupValues;
  /** Why the server refused the last try. */
  refusal: SignupRefusal | undefined;
  /** The next page is on its way. */
  isLeaving: boolean;
  /** What is typed, at each change. */
  onValuesChange: (values: SignupValues) => void;
  onSubmit: (values: SignupValues) => Promise<void>;
}

/** Step 1 of the registration (REG-01, REG-02). */
export function SignupForm({ initialValues, refusal, isLeaving, onValuesChange, onSubmit }: SignupFormProps) {
  const countries = useCountries();
  const [initialErrors] = useState(() => findProblems(initialValues, refusal));
  const formik = useFormik({
    initialValues,
    initialErrors,
    validate: (values) => findProblems(values, refusal),
    // Each change is checked, so leaving a field has nothing new to check.
    validateOnBlur: false,
    onSubmit,
  });
  const { values } = formik;
  const countryId = countries.data?.find(({ title }) => title === values.country)?.id;
  const cities = useCitySearch(countryId);

  const report = useEffectEvent(onValuesChange);
  useEffect(() => report(values), [values]);
  const showRefused = useEffectEvent(() => void formik.validateForm());
  useEffect(() => {
    if (refusal) showRefused();
  }, [refusal]);

  return (
    <FormikProvider value={formik}>
      <form onSubmit={formik.handleSubmit} noValidate>
        <Stack>
          {refusal && <SignupRefusalNotice refusal={refusal} />}
          <FormRadioGroup
            name="type"
            label={texts.type}
            required
            look="cards"
            options={[
              { value: 'Поставщик', label: 'Поставщик', hint: texts.typeHints.Поставщик },
              { value: 'Заказчик', label: 'Заказчик', hint: texts.typeHints.Заказчик },
            ]}
          />
          <FormTextField
            name="company"
            label={texts.company}
            required
            maxLength={MAX_LENGTH.company}
            autoComplete="organization"
          />
          <FormCheckbox name="isAdvertisingAgency" label={texts.isAdvertisingAgency} />
          <FieldPair>
            <FormCountryField countries={countries} />
            <FormCityField {...cities} disabled={countryId === undefined} maxLength={MAX_LENGTH.name} />
          </FieldPair>
          <FormPersonFields labels={texts} maxLength={MAX_LENGTH} />
          <FieldPair>
            <FormPasswordField
              name="password"
              label={texts.password}
              required
              hint={texts.passwordHint}
              maxLength={MAX_LENGTH.password}
              autoComplete="new-password"
            />
            <FormPasswordField
              name="retryPassword"
              label={texts.retryPassword}
              required
              maxLength={MAX_LENGTH.password}
              autoComplete="new-password"
            />
          </FieldPair>
          <SignupPrivacyField />
          <FormFoot
            label={texts.submit}
            missing={formik.isValid ? undefined : texts.fillAll}
            isBusy={formik.isSubmitting || isLeaving}
          />
          <p>
            {texts.haveAccount} <Link to={paths.login}>{texts.login}</Link>
          </p>
        </Stack>
      </form>
    </FormikProvider>
  );
}
