import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotifyModeChoice } from './NotifyModeChoice';

const meta = {
  title: 'Профиль/NotifyModeChoice',
  component: NotifyModeChoice,
  args: { value: 'ALL', onChange: () => undefined, isBusy: false, isMessengerConnected: true },
} satisfies Meta<typeof NotifyModeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NotConnected: Story = { name: 'Мессенджер не подключён', args: { isMessengerConnected: false } };

export const Busy: Story = { args: { isBusy: true } };
