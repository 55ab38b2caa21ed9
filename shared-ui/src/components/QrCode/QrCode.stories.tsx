import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from './QrCode';

const meta = {
  title: 'Данные/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/bot?start=b6c7', title: 'Ссылка на бота' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongAddress: Story = { args: { value: `https://example.com/${'bot/'.repeat(60)}` } };
export const Small: Story = { args: { size: 120 } };
