import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatOnlyChoice } from './ChatOnlyChoice';

const meta = {
  title: 'Профиль/ChatOnlyChoice',
  component: ChatOnlyChoice,
  args: { value: false, onChange: () => undefined, isBusy: false },
} satisfies Meta<typeof ChatOnlyChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { value: true } };

export const Busy: Story = { args: { value: true, isBusy: true } };
