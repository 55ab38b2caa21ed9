import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveCompanyInfo } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { useReadUser } from '#api/useReadUser';
import { useSectionForm } from '#state/useSectionForm';
import { useCompanyLists } from '../api/useCompanyLists';
import { companyInfoSchema, type CompanyInfoValues } from '../companyInfo.schema';
import { keepCompanyInfoDraft, readCompanyInfoDraft } from '../state/companyInfoDraft';
import { describeValue, infoOf, labelsOf, tidy, TOGETHER, valuesOf } from '../state/companyInfoValues';
import { texts } from '../texts';
import { CompanyForm } from './CompanyForm';
import { CompanyInfoSkeleton } from './CompanyInfoSkeleton';

interface CompanyInfoFormProps extends PropsOf<'mf_profile/CompanyInfoForm'> {
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Loads and saves the current user's company form. The page renders the heading. */
export function CompanyInfoForm(props: CompanyInfoFormProps) {
  return (
    <Loaded query={useCurrentUser()} skeleton={<CompanyInfoSkeleton />} failed={texts.loadFailed}>
      {(user) => <Content key={user.id} user={user} {...props} />}
    </Loaded>
  );
}

/** The form once the user has loaded: restores, keeps and clears the draft. */
function Content({ user, purpose, onSaved, onDirtyChange }: CompanyInfoFormProps & { user: CurrentUser }) {
  const { type } = user;
  const lists = useCompanyLists(type);
  const activities = lists.activities.data;
  const saveCompanyInfo = useSaveCompanyInfo();
  const { reload } = useCurrentUser();
  const readUser = useReadUser();
  const freshUser = useRef(user);
  const [draft] = useState(() => readCompanyInfoDraft(user.id));
  const [isRestored, setIsRestored] = useState(purpose === 'profile' && Object.keys(draft.values).length > 0);
  const ownDraft = useRef(draft.values);
  const keepDraft = (
    typed: CompanyInfoValues,
    saved: CompanyInfoValues,
    conflictBases: Partial<CompanyInfoValues> = {},
  ) => {
    ownDraft.current = keepCompanyInfoDraft(user.id, { typed, saved, conflictBases }, ownDraft.current);
  };
  const areas = new Map([...user.activity, ...(activities ?? [])].map(({ id, value }) => [id, value]));

  const { formik, form, base, conflictBases, changes, foot } = useSectionForm({
    saved: valuesOf(user),
    draft,
    schema: companyInfoSchema(purpose, type),
    // A draft may contain areas that no longer exist: the server would refuse the whole form.
    prepare: (values) => ({
      ...values,
      activity: values.activity.filter((id) => !activities || activities.some((area) => area.id === id)),
    }),
    readStored: async () => valuesOf((freshUser.current = await readUser())),
    send: async (values) => {
      await saveCompanyInfo(infoOf(values, freshUser.current));
      const saved = await reload();
      // Refetching the user failed: the route guard still has the old registration step and would redirect back here.
      return purpose === 'registration' && saved?.registration_step === 'COMPANY' ? texts.notContinued : undefined;
    },
    together: TOGETHER,
    labels: labelsOf(type),
    describe: (value) => describeValue(value, areas),
    afterSaving: tidy,
    normalise: tidy,
    toasts: texts.toasts[purpose],
    onSaved: (saved, typed) => {
      setIsRestored(false);
      // Changes typed during saving remain a draft.
      keepDraft(typed, saved);
      onSaved?.();
    },
    onDirtyChange,
  });
  const { values } = formik;
  const keep = useEffectEvent(() => keepDraft(values, base, conflictBases));
  useEffect(() => keep(), [user.id, values, base]);

  return (
    <CompanyForm
      formik={formik}
      form={form}
      purpose={purpose}
      type={type}
      storedActivities={user.activity}
      lists={lists}
      isRestored={isRestored}
      changes={changes}
      foot={{
        ...foot,
        onCancel: () => {
          setIsRestored(false);
          foot.onCancel();
        },
      }}
    />
  );
}
