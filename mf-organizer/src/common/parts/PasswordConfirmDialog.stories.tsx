import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordConfirmDialog } from './PasswordConfirmDialog';

const meta = {
  title: 'Организатор/PasswordConfirmDialog',
  component: PasswordConfirmDialog,
  tags: ['готово'],
  parameters: {
    guide:
      'Свой пароль ещё раз: перед выгрузкой контактов, новыми датами с отменой встреч, рассылкой больше ста, а за час — перед одиннадцатой блокировкой и тысяча первым контактом. Открывает его useConfirmed по ответу сервера.',
  },
  args: { onConfirmed: () => {}, onCancel: () => {} },
} satisfies Meta<typeof PasswordConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: 'Спрашивает' };
