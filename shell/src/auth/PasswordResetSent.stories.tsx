import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordResetSent } from './PasswordResetSent';

const meta = {
  title: 'Вход/PasswordResetSent',
  component: PasswordResetSent,
  parameters: {
    guide: 'Письмо с паролем отправлено: куда, и вход. Стоит на месте формы.',
  },
  args: { email: 'supplier@vstrecha.example' },
} satisfies Meta<typeof PasswordResetSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'Успех' };
export const LongWord: Story = {
  name: 'Длинное слово',
  args: { email: 'otdel-reklamnoy-produktsii-i-korporativnyh-podarkov@selskohozyaystvennomashinostroitelnoe.example' },
};
