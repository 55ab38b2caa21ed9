import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './QrCode';

const meta = {
  title: 'Данные/QrCode',
  component: QrCode,
  tags: ['готово'],
  parameters: {
    guide: 'Адрес, который открывают телефоном с экрана. Рядом всегда стоит та же ссылка текстом.',
  },
  args: { value: 'https://example.com/bot?start=b6c7', title: 'Ссылка на бота' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const LongAddress: Story = {
  name: 'Длинный адрес',
  args: { value: `https://example.com/${'bot/'.repeat(60)}` },
};
export const Small: Story = { name: 'Маленький', args: { size: 120 } };
