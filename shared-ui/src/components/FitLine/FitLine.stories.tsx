import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FitLine } from './FitLine';

const meta = {
  title: 'Данные/FitLine',
  component: FitLine,
  tags: ['готово'],
  parameters: {
    guide: 'Почему компания подходит: строкой на карточке, по нажатию полными предложениями.',
  },
  args: {
    children: 'Подходит: тематика 3 из 4 · город',
    explanation: 'Из того, что ищет компания, вы предлагаете 3 из 4: Зонты, Лампы, Пледы. Город один: Казань.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Короткий' };
export const Long: Story = {
  name: 'Длинный',
  args: { children: 'Подходит: тематика 12 из 14 · город · тираж · сумма · брендирование' },
};
export const Open: Story = {
  name: 'Открыт',
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
