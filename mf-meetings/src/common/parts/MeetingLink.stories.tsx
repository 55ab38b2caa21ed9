import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeetingLink } from './MeetingLink';

const meta = {
  title: 'Встречи/MeetingLink',
  component: MeetingLink,
  parameters: {
    guide:
      'Место встречи и ссылка на неё: открыть или скопировать. Пока нет ни того ни другого, об этом сказано; если в поле не адрес, он показан текстом и не нажимается.',
  },
  args: { link: 'https://meet.example/abc', company: 'Банк «Созвездие»' },
} satisfies Meta<typeof MeetingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WebAddress: Story = { name: 'Адрес в сети' };
export const NotAssigned: Story = { name: 'Ещё не назначена', args: { link: null } };
export const AtTable: Story = { name: 'За столом', args: { link: null, place: 'Стол 14, зал Б' } };
export const AtTableAndOnline: Story = { name: 'За столом и в сети', args: { place: 'Стол 14, зал Б' } };
export const OtherText: Story = { name: 'Не адрес', args: { link: 'Переговорная 12, второй этаж' } };
