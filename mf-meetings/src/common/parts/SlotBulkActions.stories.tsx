import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlotBulkActions } from './SlotBulkActions';

const meta = {
  title: 'Встречи/SlotBulkActions',
  component: SlotBulkActions,
  parameters: {
    guide: 'Действие с выбранными слотами под сеткой SlotGrid: сделать доступными или недоступными.',
  },
  args: { count: 3, suggested: 'AVAILABLE', onApply: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof SlotBulkActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestsAvailable: Story = { name: 'Предлагает сделать доступным' };
export const SuggestsBlocked: Story = {
  name: 'Предлагает сделать недоступным',
  args: { count: 24, suggested: 'BLOCKED' },
};
export const WithTimes: Story = { name: 'С часами', args: { count: 6, range: '10:00–13:00' } };
