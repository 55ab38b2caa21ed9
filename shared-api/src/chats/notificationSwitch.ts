import { readDeviceText } from '../storage/deviceText';
import { useDeviceText } from '../storage/useDeviceText';

const NAME = 'notifications';

/** Whether the user wants desktop notifications in this browser. The browser's own permission is needed as well. */
export const isNotificationOn = () => readDeviceText(NAME) === 'on';

/** The switch of desktop notifications, shared by all tabs of the browser. */
export function useNotificationSwitch(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [text, keep] = useDeviceText(NAME);
  return [text === 'on', (isOn) => keep(isOn ? 'on' : '')];
}
