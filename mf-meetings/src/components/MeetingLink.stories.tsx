import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeetingLink } from './MeetingLink';

const meta = {
  title: 'Встречи/MeetingLink',
  component: MeetingLink,
  args: { link: 'https://meet.example/abc', company: 'Банк «Созвездие»' },
} satisfies Meta<typeof MeetingLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WebAddress: Story = {};
export const NotAssigned: Story = { args: { link: null } };
export const OtherText: Story = { args: { link: 'Переговорная 12, второй этаж' } };
