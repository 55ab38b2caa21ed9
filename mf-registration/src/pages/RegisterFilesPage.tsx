import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Alert } from 'shared-ui/Alert';
import { FormFoot } from 'shared-ui/FormFoot';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { Widget } from '#parts/Widget';
import { texts } from '../features/steps/texts';
import { useStepChange } from '../features/steps/useStepChange';

/** Estimated height of the widget in px, reserved to avoid a layout shift. */
const HEIGHT = 320;

/** Page `/register/files`: step 3 of the registration, the company files of mf-profile (REG-07). */
export function RegisterFilesPage() {
  const { data: user, reload } = useCurrentUser();
  const [isUploading, setIsUploading] = useState(false);
  const navigate = useNavigate();
  const { isChanging, change } = useStepChange('MEETINGS', async () => {
    const moved = await reload();
    // Without the new step the guard would redirect back here.
    if (moved?.registration_step === 'FILES')
      throw new Error('The step was saved, but the user could not be read again.');
    await navigate(paths.registerMeetings, { replace: true });
  });

  return (
    <div>
      <Page title={texts.filesTitle} lead={texts.filesLead}>
        <Stack gap={6}>
          {user?.type === 'Поставщик' && <Alert kind="info">{texts.supplierNote}</Alert>}
          <Widget
            name="mf_profile/CompanyFiles"
            onUploadingChange={setIsUploading}
            placeholder={{ height: HEIGHT, title: texts.filesTitle }}
          />
          <FormFoot
            label={texts.next}
            missing={isUploading ? texts.waitForUploads : undefined}
            isBusy={isChanging}
            onPress={() => void change()}
          />
        </Stack>
      </Page>
    </div>
  );
}
