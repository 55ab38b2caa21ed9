import { FormikProvider, type FormikContextType } from 'formik';
import type { Ref } from 'react';
import type { Schema, UserType } from 'shared-api/contract';
import { isBlank } from 'shared-api/text';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { FormFoot } from 'shared-ui/FormFoot';
import { MAX_LENGTH as COMMON_LENGTH, formFields } from 'shared-ui/forms';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { TextField } from 'shared-ui/TextField';
import { SectionFoot, type SectionFootProps } from '#parts/SectionFoot';
import { StoredChanges, type StoredChange } from '#parts/StoredChanges';
import type { CompanyLists } from '../api/useCompanyLists';
import { hasIndustry, isRequired, type CompanyInfoPurpose, type CompanyInfoValues } from '../companyInfo.schema';
import { MAX_LENGTH, texts } from '../texts';
import { CompanyActivityField } from './CompanyActivityField';
import { DESCRIPTION_ROWS } from './CompanyInfoSkeleton';
import { CompanySelectField } from './CompanySelectField';
import { CompanyTermsFields } from './CompanyTermsFields';

interface CompanyFormProps {
  formik: FormikContextType<CompanyInfoValues>;
  form?: Ref<HTMLFormElement>;
  purpose: CompanyInfoPurpose;
  /** Wording depends on it, and customers have more fields. */
  type: UserType;
  /** The company's current areas of activity. */
  storedActivities: readonly Schema<'Activity'>[];
  lists: CompanyLists;
  /** The form has opened with an unsaved draft. */
  isRestored?: boolean;
  /** Fields saved elsewhere while the form was open. */
  changes: readonly StoredChange[];
  foot: SectionFootProps;
}

/** The form for the public company data: activity, terms and site (REG-06, EDIT-03). */
export function CompanyForm({
  formik,
  form,
  purpose,
  type,
  storedActivities,
  lists,
  isRestored = false,
  changes,
  foot,
}: CompanyFormProps) {
  const { values } = formik;
  const field = formFields(formik);
  // The sign-up has asked for name and agency; the server refuses a company without a name.
  const isNameAsked = purpose === 'profile' || isBlank(formik.initialValues.company);
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack>
          {isRestored && foot.isDirty && (
            <Alert
              kind="info"
              action={
                <Button variant="secondary" size="small" onClick={foot.onCancel}>
                  {texts.backToSaved}
                </Button>
              }
            >
              {texts.restored}
            </Alert>
          )}
          {isNameAsked && (
            <TextField
              {...field.input('company')}
              label={texts.company}
              required
              maxLength={COMMON_LENGTH.company}
              autoComplete="organization"
            />
          )}
          {purpose === 'profile' && type === 'Заказчик' && (
            <Checkbox {...field.tick('isAdvertisingAgency')} label={texts.agency} />
          )}
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
              storedAreas={storedActivities}
            />
          </div>
          <div id="description">
            <Textarea
              {...field.input('description')}
              label={texts.description}
              required={isRequired('description', purpose)}
              minRows={DESCRIPTION_ROWS}
              maxRows={20}
              maxLength={MAX_LENGTH.description}
            />
          </div>
          <div id="site">
            <TextField
              {...field.input('site')}
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
          <StoredChanges changes={changes} />
          {purpose === 'registration' ? (
            <FormFoot label={texts.submit} missing={foot.missing} failure={foot.failure} isBusy={foot.isBusy} />
          ) : (
            <SectionFoot {...foot} />
          )}
        </Stack>
      </form>
    </FormikProvider>
  );
}
