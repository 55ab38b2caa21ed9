import type { Schema } from 'shared-api/contract';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { texts } from '../texts';

type NotificationMode = Schema<'NotificationMode'>;

interface NotifyModeChoiceProps {
  value: NotificationMode;
  onChange: (value: NotificationMode) => void;
  isBusy: boolean;
  /** Without it, the selected messenger mode shows a hint to connect one. */
  isMessengerConnected: boolean;
}

/** `SMS` is the API's name for the messaging service. */
const MODES: readonly { value: NotificationMode; needsMessenger: boolean }[] = [
  { value: 'SMS', needsMessenger: true },
  { value: 'EMAIL', needsMessenger: false },
  { value: 'ALL', needsMessenger: true },
  { value: 'NOT', needsMessenger: false },
];

/** Radio group of notification modes. */
export function NotifyModeChoice({ value, onChange, isBusy, isMessengerConnected }: NotifyModeChoiceProps) {
  const isOffline = (needsMessenger: boolean) => needsMessenger && !isMessengerConnected;
  return (
    <RadioGroup
      label={texts.notify}
      aria-busy={isBusy || undefined}
      value={value}
      onChange={(chosen) => {
        const mode = MODES.find((one) => one.value === chosen);
        if (mode) onChange(mode.value);
      }}
      options={MODES.map((mode) => ({
        value: mode.value,
        label: texts.modes[mode.value],
        hint: isOffline(mode.needsMessenger) && mode.value === value ? texts.connectFirst : undefined,
      }))}
    />
  );
}
