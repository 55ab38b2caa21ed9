import { FormikProvider } from 'formik';
import type { CurrentUser } from 'shared-api/contract';
import { usePlaces } from 'shared-api/geonames';
import { useCurrentUser } from 'shared-api/session';
import { FormPersonFields, FormPlaceFields, personLabels, placeLabels } from 'shared-ui/forms';
import { Loaded } from 'shared-ui/Loaded';
import { Stack } from 'shared-ui/Stack';
import { useSaveGeneralInfo } from '#api/saveProfile';
import { useReadUser } from '#api/useReadUser';
import { SectionFoot } from '#parts/SectionFoot';
import { SectionSkeleton } from '#parts/SectionSkeleton';
import { StoredChanges } from '#parts/StoredChanges';
import { useSectionForm } from '#state/useSectionForm';
import { describeValue, generalInfoSchema, infoOf, tidy, valuesOf } from './generalInfo.schema';

interface GeneralInfoEditProps {
  onDirtyChange?: (isDirty: boolean) => void;
}

const labels = { ...personLabels, ...placeLabels };

/** Loads and saves the current user's name, contacts and location (EDIT-01). */
export function GeneralInfoEdit({ onDirtyChange }: GeneralInfoEditProps) {
  return (
    <Loaded
      query={useCurrentUser()}
      skeleton={<SectionSkeleton label="Загрузка общей информации" rows={3} />}
      failed="Не удалось загрузить общую информацию."
    >
      {(user) => <Content key={user.id} user={user} onDirtyChange={onDirtyChange} />}
    </Loaded>
  );
}

function Content({ user, onDirtyChange }: GeneralInfoEditProps & { user: CurrentUser }) {
  const save = useSaveGeneralInfo();
  const { reload } = useCurrentUser();
  const readUser = useReadUser();
  const { formik, form, changes, foot } = useSectionForm({
    saved: valuesOf(user),
    schema: generalInfoSchema,
    send: async (values) => {
      await save(infoOf(values));
      // The data is saved even if refetching the user fails.
      await reload();
    },
    readStored: async () => valuesOf(await readUser()),
    together: [['country', 'city']],
    labels,
    describe: describeValue,
    afterSaving: tidy,
    onDirtyChange,
  });
  const places = usePlaces(formik.values.country);
  return (
    <FormikProvider value={formik}>
      <form ref={form} onSubmit={formik.handleSubmit} noValidate>
        <Stack gap={5}>
          <FormPersonFields />
          <FormPlaceFields {...places} />
          <StoredChanges changes={changes} />
          <SectionFoot {...foot} />
        </Stack>
      </form>
    </FormikProvider>
  );
}
