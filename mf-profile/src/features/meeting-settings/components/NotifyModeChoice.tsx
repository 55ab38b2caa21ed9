import type { Schema } from 'shared-api/contract';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { texts } from '../texts';

type NotificationMode = Schema<'NotificationMode'>;

interface NotifyModeChoiceProps {
  value: NotificationMode;
  onChange: (value: NotificationMode) => void;
  /** The choice is being saved. */
  isBusy: boolean;
  /** Without a connected messenger its choices say what is missing. */
  isMessengerConnected: boolean;
}

/** SMS means the messaging service. */
const MODES: readonly { value: NotificationMode; needsMessenger: boolean }[] = [
  { value: 'SMS', needsMessenger: true },
  { value: 'EMAIL', needsMessenger: false },
  { value: 'ALL', needsMessenger: true },
  { value: 'NOT', needsMessenger: false },
];

/** Ways of being told about meetings; one of them is chosen. */
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
