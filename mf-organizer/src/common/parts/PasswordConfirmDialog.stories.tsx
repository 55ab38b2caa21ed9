import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordConfirmDialog } from './PasswordConfirmDialog';

const meta = {
  title: 'Организатор/PasswordConfirmDialog',
  component: PasswordConfirmDialog,
  parameters: {
    guide:
      'Свой пароль ещё раз: перед выгрузкой контактов, рассылкой больше ста и блокировкой больше десяти. Открывает его useConfirmed по ответу сервера.',
  },
  args: { onConfirmed: () => {}, onCancel: () => {} },
} satisfies Meta<typeof PasswordConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: 'Спрашивает' };
