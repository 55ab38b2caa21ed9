import { useSettings } from 'shared-api/settings';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Loaded } from 'shared-ui/Loaded';
import { SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { toast } from 'shared-ui/toast';
import { useNoticeSettings, useSaveNoticeSettings, type NoticeSettings as Settings } from '../api/noticeSettings';
import { useKeptChoice } from '../state/useKeptChoice';
import { texts } from '../texts';
import { NoticeSettingsForm } from './NoticeSettingsForm';

/** Groups of notices by channel, and quiet hours, saved on each change. Hidden for servers without notices. */
export function NoticeSettings() {
  const { data: settings } = useSettings();
  return settings?.features?.includes('notices') ? <Content /> : null;
}

const LINES = 6;

function Content() {
  return (
    <Stack gap={2} data-wide>
      <h3>{texts.title}</h3>
      <Loaded
        query={useNoticeSettings()}
        skeleton={
          <div role="status" aria-busy aria-label={texts.loading}>
            <SkeletonText lines={LINES} />
          </div>
        }
        failed={texts.loadFailed}
      >
        {(stored) => <SavedForm stored={stored} />}
      </Loaded>
    </Stack>
  );
}

function SavedForm({ stored }: { stored: Settings }) {
  const { value, isSaving, reason, change } = useKeptChoice(stored, useSaveNoticeSettings(), () =>
    toast.success(texts.saved),
  );
  return (
    <Stack gap={3}>
      <NoticeSettingsForm value={value} onChange={change} isBusy={isSaving} />
      {reason !== undefined && (
        <Alert
          kind="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => change(value)}>
              {texts.retry}
            </Button>
          }
        >
          {texts.saveFailed} {reason}
        </Alert>
      )}
    </Stack>
  );
}
