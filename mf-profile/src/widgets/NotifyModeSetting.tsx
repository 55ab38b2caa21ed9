import { NotifyMode } from '../features/meeting-settings/components/NotifyMode';

/** How the current user is told about meetings; it saves by itself. */
export function NotifyModeSetting() {
  return <NotifyMode />;
}
