import { useRef, useState } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import { useActivities } from '../api/useActivities';
import { useDealOptions } from '../api/useDealOptions';
import { useIndustries } from '../api/useIndustries';
import type { CompanyInfoPurpose, CompanyInfoValues } from '../companyInfo.schema';
import { keepCompanyInfoDraft, readCompanyInfoDraft } from '../companyInfoDraft';
import { infoOf, valuesOf } from '../companyInfoValues';
import { useSaveCompanyInfo } from '../useSaveCompanyInfo';
import { CompanyForm } from './CompanyForm';

interface CompanyInfoEditProps {
  user: CurrentUser;
  purpose: CompanyInfoPurpose;
  /** Called once the server has it and the user is read again. */
  onSaved?: () => void;
}

/** The company's form of a known user: opens with the draft, keeps it, saves it. */
export function CompanyInfoEdit({ user, purpose, onSaved }: CompanyInfoEditProps) {
  const lists = {
    activities: useActivities(),
    deal: useDealOptions(),
    industries: useIndustries(user.type === 'Заказчик'),
  };
  const { save, failure } = useSaveCompanyInfo({ purpose, onSaved });
  const [start] = useState(() => ({ saved: valuesOf(user), draft: readCompanyInfoDraft(user.id) }));
  const saved = useRef(start.saved);
  const typed = useRef(start.saved);

  const keep = (values: CompanyInfoValues) => {
    typed.current = values;
    keepCompanyInfoDraft(user.id, values, saved.current);
  };

  const submit = async (values: CompanyInfoValues) => {
    const { activities } = lists.activities;
    // A draft may remember areas that are no more: the server would refuse the whole form for them.
    const activity = activities
      ? values.activity.filter((id) => activities.some((area) => area.id === id))
      : values.activity;
    const isSaved = await save(infoOf({ ...values, activity }, user));
    if (isSaved) {
      saved.current = values;
      // What was typed while it was being saved is a draft still.
      keep(typed.current);
    }
    return isSaved;
  };

  const hasDraft = Object.keys(start.draft).length > 0;
  return (
    <CompanyForm
      purpose={purpose}
      type={user.type}
      initialValues={{ ...start.saved, ...start.draft }}
      unsavedOver={purpose === 'profile' && hasDraft ? start.saved : undefined}
      knownActivities={user.activity}
      lists={lists}
      failure={failure}
      onValuesChange={keep}
      onSubmit={submit}
    />
  );
}
