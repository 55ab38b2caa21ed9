import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordResetSent } from './PasswordResetSent';

const meta = {
  title: 'Вход/PasswordResetSent',
  component: PasswordResetSent,
  args: { email: 'supplier@vstrecha.example' },
} satisfies Meta<typeof PasswordResetSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const LongWord: Story = {
  args: { email: 'otdel-reklamnoy-produktsii-i-korporativnyh-podarkov@selskohozyaystvennomashinostroitelnoe.example' },
};
