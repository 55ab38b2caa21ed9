import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChatOnlyChoice } from './ChatOnlyChoice';

const meta = {
  title: 'Профиль/ChatOnlyChoice',
  component: ChatOnlyChoice,
  parameters: {
    guide:
      'Отказ от встреч в пользу переписки. Подсказка под флажком говорит, что станет недоступно; действует сразу, без «Сохранить».',
  },
  args: { value: false, onChange: () => undefined, isBusy: false },
} satisfies Meta<typeof ChatOnlyChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { name: 'Не отмечен' };

export const Checked: Story = { name: 'Отмечен', args: { value: true } };

export const Busy: Story = { name: 'Выполняется', args: { value: true, isBusy: true } };
