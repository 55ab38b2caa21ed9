import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DaySkeleton } from './DaySkeleton';

const meta = { title: 'Встречи/DaySkeleton', component: DaySkeleton } satisfies Meta<typeof DaySkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = { args: { of: 'view' } };
export const Grid: Story = { args: { of: 'grid' } };
export const List: Story = { args: { of: 'list' } };
export const Rows: Story = { args: { of: { rows: 3 } } };
