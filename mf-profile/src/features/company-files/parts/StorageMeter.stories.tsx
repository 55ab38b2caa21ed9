import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StorageMeter } from './StorageMeter';

const MB = 1024 * 1024;

const meta = {
  title: 'Профиль/StorageMeter',
  component: StorageMeter,
  parameters: {
    guide: 'Сколько места занято файлами и сколько есть всего. Стоит над списком файлов.',
  },
  args: { used: 37.5 * MB, total: 200 * MB },
} satisfies Meta<typeof StorageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Занята часть' };
export const Empty: Story = { name: 'Пусто', args: { used: 0 } };
export const NearlyFull: Story = { name: 'Почти заполнено', args: { used: 195 * MB } };
export const Overfull: Story = { name: 'Занято больше, чем есть', args: { used: 230 * MB } };
