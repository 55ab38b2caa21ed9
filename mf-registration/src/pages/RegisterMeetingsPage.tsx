import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Card } from 'shared-ui/Card';
import { FormFoot } from 'shared-ui/FormFoot';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';
import { Widget } from '#parts/Widget';
import { pageLoad } from '#state/pageLoad';
import { texts } from '../features/steps/texts';
import { useStepChange } from '../features/steps/useStepChange';

/** Estimated heights of the widgets in px, reserved to avoid layout shifts. */
const HEIGHTS = { notify: 176, chatOnly: 72, schedule: 420 } as const;

/** Page `/register/meetings`: step 4 of the registration, the settings for meetings (REG-08). */
export function RegisterMeetingsPage() {
  const { data: user } = useCurrentUser();
  const isChatOnly = user?.only_chat === true;
  const [hasAvailable, setHasAvailable] = useState(false);
  // A full page load starts the whole system with the registered user, on the page that the guard would redirect to.
  const { isChanging, change } = useStepChange('FINISHED', () => pageLoad.open(paths.profile));

  return (
    <div>
      <Page title={texts.meetingsTitle} lead={texts.meetingsLead}>
        <Stack gap={6}>
          <Card title={texts.schedule}>
            <Widget
              name="mf_meetings/FreeTimeSchedule"
              isReadOnly={isChatOnly}
              onAvailabilityChange={setHasAvailable}
              placeholder={{ height: HEIGHTS.schedule, title: texts.schedule }}
            />
          </Card>
          <Card title={texts.notify}>
            <Widget name="mf_profile/NotifyModeSetting" placeholder={{ height: HEIGHTS.notify, title: texts.notify }} />
          </Card>
          <Card title={texts.chatOnly}>
            <Widget
              name="mf_profile/ChatOnlySetting"
              placeholder={{ height: HEIGHTS.chatOnly, title: texts.chatOnly }}
            />
          </Card>
          <FormFoot
            label={texts.finish}
            missing={isChatOnly || hasAvailable ? undefined : texts.finishNeeds}
            isBusy={isChanging}
            onPress={() => void change()}
          />
        </Stack>
      </Page>
    </div>
  );
}
