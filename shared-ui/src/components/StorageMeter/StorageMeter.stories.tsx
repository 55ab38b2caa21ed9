import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StorageMeter } from './StorageMeter';

const MB = 1024 * 1024;

const meta = {
  title: 'Данные/StorageMeter',
  component: StorageMeter,
  args: { used: 37.5 * MB, total: 200 * MB },
} satisfies Meta<typeof StorageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Empty: Story = { args: { used: 0 } };
export const NearlyFull: Story = { args: { used: 195 * MB } };
export const Overfull: Story = { args: { used: 230 * MB } };
