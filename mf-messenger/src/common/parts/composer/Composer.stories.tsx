import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Composer } from './Composer';

const doNothing = () => {};

const meta = {
  title: 'Сообщения/Composer',
  component: Composer,
  parameters: {
    guide:
      'Поле сообщения в переписке и в правке. Растёт до восьми строк; пустое не отправляется, слишком длинное говорит, на сколько символов. На телефоне Enter — новая строка.',
  },
  args: { text: '', onTextChange: doNothing, onSend: doNothing },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Written: Story = { name: 'Написано', args: { text: 'Добрый день!' } };
export const ManyLines: Story = {
  name: 'Много строк',
  args: { text: Array.from({ length: 14 }, (_, line) => `Строка ${line + 1}`).join('\n') },
};
export const TooLong: Story = { name: 'Слишком длинный', args: { text: 'Очень длинно. '.repeat(800) } };
