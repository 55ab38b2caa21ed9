import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { Loaded } from 'shared-ui/Loaded';
import { SectionSkeleton } from '#components/SectionSkeleton';
import { useSectionForm } from '#forms/useSectionForm';
import { useSaveGeneralInfo } from '../api/useSaveGeneralInfo';
import { generalInfoSchema, infoOf, tidy, valuesOf } from '../generalInfo.schema';
import { texts } from '../texts';
import { GeneralInfoForm } from './GeneralInfoForm';

interface GeneralInfoEditProps {
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The current user's name, contacts and place: loaded and saved (EDIT-01). */
export function GeneralInfoEdit({ onDirtyChange }: GeneralInfoEditProps) {
  return (
    <Loaded
      query={useCurrentUser()}
      skeleton={<SectionSkeleton label={texts.loading} rows={3} />}
      failed={texts.loadFailed}
    >
      {(user) => <Content key={user.id} user={user} onDirtyChange={onDirtyChange} />}
    </Loaded>
  );
}

function Content({ user, onDirtyChange }: GeneralInfoEditProps & { user: CurrentUser }) {
  const save = useSaveGeneralInfo();
  const { reload } = useCurrentUser();
  const section = useSectionForm({
    saved: valuesOf(user),
    schema: generalInfoSchema,
    send: async (values) => {
      await save(infoOf(values));
      // The server has it, even if reading the user again should fail.
      await reload();
    },
    afterSaving: tidy,
    onDirtyChange,
  });
  return <GeneralInfoForm {...section} />;
}
