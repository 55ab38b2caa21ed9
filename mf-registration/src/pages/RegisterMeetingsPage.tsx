import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Card } from 'shared-ui/Card';
import { FormFoot } from 'shared-ui/forms/FormFoot';
import { PageHeader } from 'shared-ui/PageHeader';
import { Stack } from 'shared-ui/Stack';
import { Widget } from '../components/Widget';
import { pageLoad } from '../features/signup/pageLoad';
import { texts } from '../features/steps/texts';
import { useStepChange } from '../features/steps/useStepChange';
import { WIDGET_HEIGHTS } from '../limits';

/** `/register/meetings`: step 4 of the registration, how and when the company meets others (REG-08). */
export function RegisterMeetingsPage() {
  const { data: user } = useCurrentUser();
  const isChatOnly = user?.only_chat === true;
  const [hasAvailable, setHasAvailable] = useState(false);
  // The whole system starts anew with a registered user, on the page that the guard would send them to.
  const { isChanging, change } = useStepChange('FINISHED', () => pageLoad.open(paths.profile));

  return (
    <div>
      <PageHeader title={texts.meetingsTitle}>{texts.meetingsLead}</PageHeader>
      <Stack gap={6}>
        <Card title={texts.notify}>
          <Widget
            name="mf_profile/NotifyModeSetting"
            placeholder={{ height: WIDGET_HEIGHTS.notify, title: texts.notify }}
          />
        </Card>
        <Card title={texts.chatOnly}>
          <Widget
            name="mf_profile/ChatOnlySetting"
            placeholder={{ height: WIDGET_HEIGHTS.chatOnly, title: texts.chatOnly }}
          />
        </Card>
        <Card title={texts.schedule}>
          <Widget
            name="mf_meetings/FreeTimeSchedule"
            isReadOnly={isChatOnly}
            onAvailabilityChange={setHasAvailable}
            placeholder={{ height: WIDGET_HEIGHTS.schedule, title: texts.schedule }}
          />
        </Card>
        <FormFoot
          label={texts.finish}
          missing={isChatOnly || hasAvailable ? undefined : texts.finishNeeds}
          isBusy={isChanging}
          onPress={() => void change()}
        />
      </Stack>
    </div>
  );
}
