import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Composer } from './Composer';

const doNothing = () => {};

const meta = {
  title: 'Сообщения/Composer',
  component: Composer,
  args: { text: '', onTextChange: doNothing, onSend: doNothing },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { text: 'Добрый день!' } };
export const ManyLines: Story = {
  args: { text: Array.from({ length: 14 }, (_, line) => `Строка ${line + 1}`).join('\n') },
};
export const TooLong: Story = { args: { text: 'Очень длинно. '.repeat(800) } };
