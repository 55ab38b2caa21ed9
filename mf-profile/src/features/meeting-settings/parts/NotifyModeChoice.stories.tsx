import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotifyModeChoice } from './NotifyModeChoice';
import { SettingsSkeleton } from './SettingsSkeleton';

const meta = {
  title: 'Профиль/NotifyModeChoice',
  component: NotifyModeChoice,
  parameters: {
    guide:
      'Как сообщать о встречах. Действует сразу; если выбран мессенджер, а он не подключён, под вариантом сказано, где подключить.',
  },
  args: { value: 'ALL', onChange: () => undefined, isBusy: false, isMessengerConnected: true },
} satisfies Meta<typeof NotifyModeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано' };

export const NotConnected: Story = { name: 'Мессенджер не подключён', args: { isMessengerConnected: false } };

export const Busy: Story = { name: 'Выполняется', args: { isBusy: true } };

export const Loading: Story = { name: 'Загрузка', render: () => <SettingsSkeleton lines={5} /> };
