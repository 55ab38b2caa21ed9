import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingBar } from './SendingBar';

const meta = {
  title: 'Каталог/SendingBar',
  component: SendingBar,
  parameters: {
    guide:
      'Итог рассылки на узком экране: полоса внизу с числом получателей и кнопкой. Чего не хватает, говорит сама кнопка. На широком экране вместо неё SendingSummary рядом с формой.',
  },
  args: { willGet: 288, reason: undefined, onSend: () => undefined },
} satisfies Meta<typeof SendingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Можно отправить' };
export const NobodyChosen: Story = {
  name: 'Никто не выбран',
  args: { willGet: 0, reason: 'Выберите хотя бы одного получателя' },
};
export const VeryMany: Story = { name: 'Очень много', args: { willGet: 99_999 } };
