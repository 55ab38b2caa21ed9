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
import { SectionFoot } from '#components/SectionFoot';
import type { CompanyLists } from '../api/useCompanyLists';
import {
  findProblems,
  hasIndustry,
  isRequired,
  type CompanyInfoPurpose,
  type CompanyInfoValues,
} from '../companyInfo.schema';
import { changedFields, tidy } from '../companyInfoValues';
import { describeCompanyProblems } from '../describeCompanyProblems';
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
  /** What the server has. */
  saved: CompanyInfoValues;
  /** The form opens with something else that was typed before and not saved. */
  hasDraft?: boolean;
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
  saved,
  hasDraft = false,
  knownActivities,
  lists,
  failure,
  onValuesChange,
  onSubmit,
}: CompanyFormProps) {
  const [isRestored, setIsRestored] = useState(hasDraft);
  const [isSaved, setIsSaved] = useState(false);
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
      setIsRestored(false);
      setIsSaved(true);
      // Shows the site as it is stored now, unless it was changed meanwhile.
      void formik.setValues((now) => (now.site === values.site ? { ...now, site: tidy(values).site } : now));
    },
  });
  const { values } = formik;
  const isDirty = changedFields(values, saved).length > 0;
  const missing = describeCompanyProblems(formik.errors, type);

  const report = useEffectEvent(onValuesChange);
  useEffect(() => report(values), [values]);

  const backToSaved = () => {
    formik.resetForm({ values: saved, errors: check(saved) });
    setIsRestored(false);
  };

  return (
    <FormikProvider value={formik}>
      <form onSubmit={formik.handleSubmit} noValidate>
        <Stack>
          {isRestored && isDirty && (
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
          <div id="activity">
            <CompanyActivityField
              label={texts.activity[type]}
              hint={texts.activityHint[type]}
              required={isRequired('activity', purpose)}
              list={lists.activities}
              known={knownActivities}
            />
          </div>
          <div id="description">
            <FormTextarea
              name="description"
              label={texts.description}
              required={isRequired('description', purpose)}
              minRows={DESCRIPTION_ROWS}
              maxRows={20}
              maxLength={MAX_LENGTH.description}
            />
          </div>
          <div id="site">
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
          </div>
          <CompanyTermsFields purpose={purpose} type={type} deal={lists.deal} />
          {purpose === 'registration' ? (
            <FormFoot label={texts.submit} missing={missing} failure={failure} isBusy={formik.isSubmitting} />
          ) : (
            <SectionFoot
              missing={missing}
              failure={failure}
              isDirty={isDirty}
              isSaved={isSaved && !isDirty}
              isBusy={formik.isSubmitting}
              onCancel={backToSaved}
            />
          )}
        </Stack>
      </form>
    </FormikProvider>
  );
}
