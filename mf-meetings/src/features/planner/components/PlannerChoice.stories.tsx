import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MAX_COMPANIES } from '../limits';
import { PlannerChoice } from './PlannerChoice';

const allDays = Array.from({ length: 12 }, (_, index) => `2099-11-${10 + index}`);
const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 2, label: `Компания № ${index + 1}` }));

const meta = {
  title: 'Встречи/PlannerChoice',
  component: PlannerChoice,
  parameters: {
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under what stands beside the strip.',
    },
  },
  args: {
    companies: companies(4),
    onAdd: () => undefined,
    favouriteIds: [2, 98, 99],
    onAddAll: () => undefined,
    onRemove: () => undefined,
    onClear: () => undefined,
    allDays,
    days: allDays,
    onDaysChange: () => undefined,
    perDay: 6,
    onPerDayChange: () => undefined,
    isDisabled: false,
  },
} satisfies Meta<typeof PlannerChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nobody: Story = { args: { companies: [] } };
export const FullUp: Story = { args: { companies: companies(MAX_COMPANIES) } };
export const NoDays: Story = { args: { days: [] } };
export const WhileSending: Story = { args: { isDisabled: true } };
