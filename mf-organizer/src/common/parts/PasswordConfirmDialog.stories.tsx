import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { storyApi } from 'shared-api/testing/stories';
import { PasswordConfirmDialog } from './PasswordConfirmDialog';

const confirm = () => document.querySelector<HTMLButtonElement>('[role=dialog] [type=submit]')?.click();

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
export const Missing: Story = { name: 'Пароль не введён', play: confirm };
export const Refused: Story = {
  name: 'Не подтвердилось',
  beforeEach: () => storyApi.fail('post', '/api/organizer/confirm', { status: 503, body: 'Ведутся работы.' }),
  play: async ({ userEvent }) => {
    await userEvent.type(document.querySelector('[role=dialog] input')!, 'correct-horse');
    confirm();
  },
};
