import { useCallback, useState } from 'react';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Loaded } from 'shared-ui/Loaded';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { useFreshUser } from '#api/useReadUser';
import { SectionSkeleton } from '#parts/SectionSkeleton';
import { Widget } from '#parts/Widget';
import { CompanyFiles } from '../features/company-files/parts/CompanyFiles';
import { CompanyInfoForm } from '../features/company-info/parts/CompanyInfoForm';
import { EditFrame } from '../features/editing/parts/EditFrame';
import { EditSection } from '../features/editing/parts/EditSection';
import { PreviewBlock } from '../features/editing/parts/PreviewBlock';
import type { SectionId } from '../features/editing/state/sections';
import { texts } from '../features/editing/texts';
import { GeneralInfoEdit } from '../features/general-info/GeneralInfoEdit';
import { AvatarEdit } from '../features/images/parts/AvatarEdit';
import { GalleryEdit } from '../features/images/parts/GalleryEdit';
import { ChatOnlySetting } from '../features/meeting-settings/parts/ChatOnlySetting';
import { NotifyModeSetting } from '../features/meeting-settings/parts/NotifyModeSetting';
import { MessengerConnection } from '../features/messenger/parts/MessengerConnection';
import { NoticeSettings } from '../features/notice-settings/parts/NoticeSettings';
import { PasswordEdit } from '../features/password/PasswordEdit';
import { PushSettings } from '../features/push/parts/PushSettings';

/** Typical height of the schedule in px, reserved to avoid a layout shift. */
const SCHEDULE_HEIGHT = 340;

/** `/profile/edit`: all editable data and settings of the current user, in separately saved sections (ROUTE-09). */
export function EditPage() {
  const user = useFreshUser();
  const { unsaved, tell } = useUnsaved();
  return (
    <Page
      title={texts.title}
      actions={
        <ButtonLink variant="secondary" to={paths.previewProfile}>
          {texts.look}
        </ButtonLink>
      }
    >
      <Loaded query={user} skeleton={<SectionSkeleton label={texts.title} rows={6} />} failed={texts.userFailed}>
        {(current) => (
          <EditFrame user={current} unsaved={unsaved}>
            <EditSection id="general">
              <GeneralInfoEdit onDirtyChange={tell.general} />
            </EditSection>
            <EditSection id="company">
              <CompanyInfoForm purpose="profile" onDirtyChange={tell.company} />
            </EditSection>
            <EditSection id="images">
              <Stack gap={6} data-wide>
                <AvatarEdit />
                <GalleryEdit onUploadingChange={tell.images} />
              </Stack>
            </EditSection>
            <EditSection id="files">
              <CompanyFiles onUploadingChange={tell.files} />
            </EditSection>
            <EditSection id="meetings">
              <Stack gap={4} data-wide>
                <ChatOnlySetting />
                {current.only_chat && <Alert kind="info">{texts.chatOnlyNote}</Alert>}
                <h3>{texts.schedule}</h3>
                <Widget
                  name="mf_meetings/FreeTimeSchedule"
                  isReadOnly={current.only_chat}
                  placeholder={{ height: SCHEDULE_HEIGHT, title: texts.schedule }}
                />
              </Stack>
            </EditSection>
            <EditSection id="notify">
              <Stack gap={5}>
                <Stack gap={2}>
                  <h3>{texts.messenger}</h3>
                  <MessengerConnection />
                </Stack>
                <NotifyModeSetting />
                <NoticeSettings />
                <PushSettings />
              </Stack>
            </EditSection>
            <EditSection id="password">
              <PasswordEdit onDirtyChange={tell.password} />
            </EditSection>
            <EditSection id="preview">
              <PreviewBlock />
            </EditSection>
          </EditFrame>
        )}
      </Loaded>
    </Page>
  );
}

/** Sections with unsaved changes, and a callback by which each section reports its own. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<SectionId>>(new Set());
  const change = useCallback(
    (id: SectionId) => (isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.has(id) === isUnsaved) return before;
        const after = new Set(before);
        if (isUnsaved) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return {
    unsaved,
    tell: {
      general: change('general'),
      company: change('company'),
      images: change('images'),
      files: change('files'),
      password: change('password'),
    },
  };
}
