import { FormikProvider, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Schema, UserType } from 'shared-api/contract';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { FormCheckbox } from 'shared-ui/forms/FormCheckbox';
import { FormFoot } from 'shared-ui/forms/FormFoot';
import { FormTextarea } from 'shared-ui/forms/FormTextarea';
import { FormTextField } from 'shared-ui/forms/FormTextField';
import { Stack } from 'shared-ui/Stack';
import type { CompanyLists } from '../api/useCompanyLists';
import {
  findProblems,
  hasIndustry,
  isRequired,
  type CompanyInfoPurpose,
  type CompanyInfoValues,
} from '../companyInfo.schema';
import { tidy } from '../companyInfoValues';
import { describeProblems } from '../describeProblems';
import { DESCRIPTION_ROWS, MAX_LENGTH } from '../limits';
import { texts } from '../texts';
import { CompanyActivityField } from './CompanyActivityField';
import { CompanySelectField } from './CompanySelectField';
import { CompanyTermsFields } from './CompanyTermsFields';

interface CompanyFormProps {
  purpose: CompanyInfoPurpose;
  /** Whose form it is: the words differ, and customers have more fields. */
  type: UserType;
  initialValues: CompanyInfoValues;
  /** What the server has, when the form opens with something else that was typed before and not saved. */
  unsavedOver?: CompanyInfoValues;
  /** The areas of activity that the company has by now. */
  knownActivities: readonly Schema<'Activity'>[];
  /** What can be chosen. */
  lists: CompanyLists;
  /** Why the last try failed. */
  failure: string | undefined;
  /** What is typed, at each change. */
  onValuesChange: (values: CompanyInfoValues) => void;
  /** Saves; answers whether it worked. */
  onSubmit: (values: CompanyInfoValues) => Promise<boolean>;
}

/** The company as others see it: what it does, its terms, its site (REG-06, EDIT-03). */
export function CompanyForm({
  purpose,
  type,
  initialValues,
  unsavedOver,
  knownActivities,
  lists,
  failure,
  onValuesChange,
  onSubmit,
}: CompanyFormProps) {
  const [former, setFormer] = useState(unsavedOver);
  const check = (values: CompanyInfoValues) => findProblems(values, purpose, type);
  const [initialErrors] = useState(() => check(initialValues));
  const formik = useFormik({
    initialValues,
    initialErrors,
    validate: check,
    // Each change is checked, so leaving a field has nothing new to check.
    validateOnBlur: false,
    onSubmit: async (values) => {
      if (!(await onSubmit(values))) return;
      setFormer(undefined);
      // Shows the site as it is stored now, unless it was changed meanwhile.
      void formik.setValues((now) => (now.site === values.site ? { ...now, site: tidy(values).site } : now));
    },
  });
  const { values } = formik;

  const report = useEffectEvent(onValuesChange);
  useEffect(() => report(values), [values]);

  const backToSaved = () => {
    if (former) formik.resetForm({ values: former, errors: check(former) });
    setFormer(undefined);
  };

  return (
    <FormikProvider value={formik}>
      <form onSubmit={formik.handleSubmit} noValidate>
        <Stack>
          {former && (
            <Alert
              kind="info"
              action={
                <Button variant="secondary" size="small" onClick={backToSaved}>
                  {texts.backToSaved}
                </Button>
              }
            >
              {texts.restored}
            </Alert>
          )}
          <FormTextField
            name="company"
            label={texts.company}
            required
            maxLength={MAX_LENGTH.company}
            autoComplete="organization"
          />
          {type === 'Заказчик' && <FormCheckbox name="isAdvertisingAgency" label={texts.agency} />}
          {hasIndustry(type, values.isAdvertisingAgency) && (
            <CompanySelectField
              name="industry"
              label={texts.industry}
              required={isRequired('industry', purpose)}
              options={lists.industries.data?.map((name) => ({ value: name, label: name }))}
              list={lists.industries}
            />
          )}
          <CompanyActivityField
            label={texts.activity[type]}
            hint={texts.activityHint[type]}
            required={isRequired('activity', purpose)}
            list={lists.activities}
            known={knownActivities}
          />
          <FormTextarea
            name="description"
            label={texts.description}
            required={isRequired('description', purpose)}
            minRows={DESCRIPTION_ROWS}
            maxRows={20}
            maxLength={MAX_LENGTH.description}
          />
          <FormTextField
            name="site"
            label={texts.site}
            required={isRequired('site', purpose)}
            hint={texts.siteHint}
            maxLength={MAX_LENGTH.site}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CompanyTermsFields purpose={purpose} type={type} deal={lists.deal} />
          <FormFoot
            label={texts.submit[purpose]}
            missing={describeProblems(formik.errors, type)}
            failure={failure}
            isBusy={formik.isSubmitting}
          />
        </Stack>
      </form>
    </FormikProvider>
  );
}
