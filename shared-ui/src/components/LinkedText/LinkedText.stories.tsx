import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkedText } from './LinkedText';

const meta = {
  title: 'Данные/LinkedText',
  component: LinkedText,
  tags: ['готово'],
  parameters: {
    guide: 'Текст человека, в котором адреса становятся ссылками. Разметку из текста не выполняет.',
  },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = {
  name: 'Со ссылками',
  args: { children: 'Прайс на www.example.com/price, вопросы на sales@example.com.' },
};
export const WithoutLinks: Story = { name: 'Без ссылок', args: { children: 'Добрый день!' } };
export const ServerAddress: Story = {
  name: 'Служебный адрес остаётся текстом',
  args: { children: `Прайс здесь: ${window.location.origin}/api/auth/logout` },
};
