import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlaces } from 'shared-api/geonames';
import { paths } from 'shared-api/paths';
import { useSiteContent } from 'shared-api/site';
import { Checkbox } from 'shared-ui/Checkbox';
import { FieldPair } from 'shared-ui/Field';
import { FormFoot } from 'shared-ui/FormFoot';
import { findProblems, formFields, FormPersonFields, FormPlaceFields, MAX_LENGTH } from 'shared-ui/forms';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { safeHref } from 'shared-ui/safeHref';
import { Stack } from 'shared-ui/Stack';
import { PasswordField, TextField } from 'shared-ui/TextField';
import { signupSchema, type SignupValues } from '../signup.schema';
import type { SignupRefusal } from '../state/useSignup';
import { texts } from '../texts';
import { SignupRefusalNotice } from './SignupRefusalNotice';

interface SignupFormProps {
  initialValues: SignupValues;
  refusal: SignupRefusal | undefined;
  /** The next page is loading. */
  isLeaving: boolean;
  onValuesChange: (values: SignupValues) => void;
  onSubmit: (values: SignupValues) => Promise<void>;
}

/** Form of step 1 of the registration (REG-01, REG-02). */
export function SignupForm({ initialValues, refusal, isLeaving, onValuesChange, onSubmit }: SignupFormProps) {
  const check = (typed: SignupValues) => findProblems(signupSchema, typed, refusal);
  const [initialErrors] = useState(() => check(initialValues));
  const formik = useFormik({
    initialValues,
    initialErrors,
    validate: check,
    // Each change is validated already, so blur adds no information.
    validateOnBlur: false,
    onSubmit,
  });
  const { values } = formik;
  const places = usePlaces(values.country);
  const field = formFields(formik);

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
          <RadioGroup
            {...field.choice('type')}
            onChange={(type) => void formik.setFieldValue('type', type)}
            label={texts.type}
            required
            look="cards"
            options={[
              { value: 'Поставщик', label: 'Поставщик', hint: texts.typeHints.Поставщик },
              { value: 'Заказчик', label: 'Заказчик', hint: texts.typeHints.Заказчик },
            ]}
          />
          <TextField
            {...field.input('company')}
            label={texts.company}
            required
            maxLength={MAX_LENGTH.company}
            autoComplete="organization"
          />
          <Checkbox {...field.tick('isAdvertisingAgency')} label={texts.isAdvertisingAgency} />
          <FormPlaceFields {...places} />
          <FormPersonFields />
          <FieldPair>
            <PasswordField
              {...field.input('password')}
              label={texts.password}
              required
              hint={texts.passwordHint}
              maxLength={MAX_LENGTH.password}
              autoComplete="new-password"
            />
            <PasswordField
              {...field.input('retryPassword')}
              label={texts.retryPassword}
              required
              maxLength={MAX_LENGTH.password}
              autoComplete="new-password"
            />
          </FieldPair>
          <Checkbox {...field.tick('isPrivacyAccepted')} required label={<PrivacyLabel />} />
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

/** Links to the privacy policy, in a new tab, if its address is set. */
function PrivacyLabel() {
  const { data: site } = useSiteContent();
  const href = site?.privacyPolicyUrl && safeHref(site.privacyPolicyUrl);
  if (!href) return texts.privacyBefore + texts.privacy;
  return (
    <>
      {texts.privacyBefore}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {texts.privacy}
      </a>
    </>
  );
}
