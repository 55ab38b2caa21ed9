import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { CalendarFeedDialog } from './CalendarFeedDialog';

const url = `https://vstrecha.example/api/calendar/${'5e'.repeat(32)}.ics`;

const meta = {
  title: 'Встречи/CalendarFeedDialog',
  component: CalendarFeedDialog,
  parameters: {
    guide:
      'Подписка на свои встречи: календарь телефона или почты сам узнаёт о новых, перенесённых и отменённых. Ссылка — как пароль, поэтому её можно заменить.',
  },
  args: { onClose: () => undefined },
  beforeEach: () => storyApi.answer('get', '/api/calendar', { url }),
} satisfies Meta<typeof CalendarFeedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribing: Story = { name: 'Подписка' };

export const Failed: Story = {
  name: 'Ссылка не получена',
  beforeEach: () => storyApi.fail('get', '/api/calendar', { status: 500 }),
};
