import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NoticeSettingsForm } from './NoticeSettingsForm';

const meta = {
  title: 'Профиль/NoticeSettingsForm',
  component: NoticeSettingsForm,
  parameters: {
    guide:
      'О чём и где сообщать: группы событий по способам и тихие часы. Действует сразу; способ связи над таблицей главнее.',
  },
  args: {
    value: {
      quiet_from: '22:00',
      quiet_to: '08:00',
      groups: { invitations: { browser: false }, news: { email: false } },
      hide_text: false,
    },
    onChange: () => undefined,
    isBusy: false,
  },
} satisfies Meta<typeof NoticeSettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано' };

export const NoQuietHours: Story = {
  name: 'Без тихих часов',
  args: { value: { quiet_from: null, quiet_to: null, groups: {}, hide_text: false } },
};

export const Busy: Story = { name: 'Выполняется', args: { isBusy: true } };
