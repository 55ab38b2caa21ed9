import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { addDays } from 'shared-api/time';
import { DaysStrip } from './DaysStrip';

const days = Array.from({ length: 14 }, (_, index) => addDays('2026-11-21', index));

const meta = {
  title: 'Встречи/DaysStrip',
  component: DaysStrip,
  parameters: {
    guide:
      'Дни мероприятия с числом встреч и свободных слотов; выбранный день открывается ниже. Пока день не загружен, меток у него нет.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    },
  },
  args: {
    days,
    today: '2026-11-22',
    date: '2026-11-23',
    summaries: new Map(days.map((day, index) => [day, { meetings: index % 3, free: index === 0 ? 0 : 14 + index }])),
    onPick: () => undefined,
  },
} satisfies Meta<typeof DaysStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = { name: 'С метками' };
export const Loading: Story = { name: 'Загрузка', args: { summaries: new Map() } };
