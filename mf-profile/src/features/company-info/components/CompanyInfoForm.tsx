import { useRef, useState } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { useCompanyLists } from '../api/useCompanyLists';
import type { CompanyInfoValues } from '../companyInfo.schema';
import { keepCompanyInfoDraft, readCompanyInfoDraft } from '../companyInfoDraft';
import { changedFields, infoOf, valuesOf } from '../companyInfoValues';
import { texts } from '../texts';
import { useCompanyInfoSaving } from '../useCompanyInfoSaving';
import { CompanyForm } from './CompanyForm';
import { CompanyInfoSkeleton } from './CompanyInfoSkeleton';

interface CompanyInfoFormProps extends PropsOf<'mf_profile/CompanyInfoForm'> {
  /** Told whenever there begins or ends to be something that is not saved. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The form of the current user's company; it loads and saves by itself. The heading is the page's around it. */
export function CompanyInfoForm(props: CompanyInfoFormProps) {
  return (
    <Loaded query={useCurrentUser()} skeleton={<CompanyInfoSkeleton />} failed={texts.loadFailed}>
      {(user) => <Content key={user.id} user={user} {...props} />}
    </Loaded>
  );
}

/** The form of a known user: opens with the draft, keeps it, saves it. */
function Content({ user, purpose, onSaved, onDirtyChange }: CompanyInfoFormProps & { user: CurrentUser }) {
  const lists = useCompanyLists(user.type);
  const { save, failure } = useCompanyInfoSaving({ purpose, onSaved });
  const [saved, setSaved] = useState(() => valuesOf(user));
  const [draft] = useState(() => readCompanyInfoDraft(user.id));
  const typed = useRef(saved);

  const keep = (values: CompanyInfoValues, savedNow: CompanyInfoValues) => {
    typed.current = values;
    keepCompanyInfoDraft(user.id, values, savedNow);
    onDirtyChange?.(changedFields(values, savedNow).length > 0);
  };

  const submit = async (values: CompanyInfoValues) => {
    const activities = lists.activities.data;
    // A draft may remember areas that are no more: the server would refuse the whole form for them.
    const activity = activities
      ? values.activity.filter((id) => activities.some((area) => area.id === id))
      : values.activity;
    const isSaved = await save(infoOf({ ...values, activity }, user));
    if (isSaved) {
      setSaved(values);
      // What was typed while it was being saved is a draft still.
      keep(typed.current, values);
    }
    return isSaved;
  };

  return (
    <CompanyForm
      purpose={purpose}
      type={user.type}
      initialValues={{ ...saved, ...draft }}
      saved={saved}
      hasDraft={purpose === 'profile' && Object.keys(draft).length > 0}
      knownActivities={user.activity}
      lists={lists}
      failure={failure}
      onValuesChange={(values) => keep(values, saved)}
      onSubmit={submit}
    />
  );
}
