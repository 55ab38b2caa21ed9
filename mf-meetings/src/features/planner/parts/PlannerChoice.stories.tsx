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
    guide:
      'С кем, в какие дни и по сколько встреч в день: начало подбора. Не больше пятидесяти компаний; во время отправки всё закрыто.',
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

export const Some: Story = { name: 'Занята часть' };
export const Nobody: Story = { name: 'Никто не выбран', args: { companies: [] } };
export const FullUp: Story = { name: 'Больше нельзя', args: { companies: companies(MAX_COMPANIES) } };
export const NoDays: Story = { name: 'Дни не выбраны', args: { days: [] } };
export const WhileSending: Story = { name: 'Во время отправки', args: { isDisabled: true } };
