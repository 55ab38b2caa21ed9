import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { DayStrip, type DayStripProps } from './DayStrip';
import type { DayStripDay } from './DayStripCell';

function DayStripOnPage(props: DayStripProps) {
  const [selected, setSelected] = useState(props.selected);
  return <DayStrip {...props} selected={selected} onSelectionChange={setSelected} />;
}

const days: DayStripDay[] = Array.from({ length: 14 }, (_, index) => {
  const date = 22 + index;
  const day = date > 30 ? `2026-12-${String(date - 30).padStart(2, '0')}` : `2026-11-${date}`;
  return index % 3 === 0
    ? { day, marks: '–', marksText: 'общих слотов нет' }
    : { day, marks: String(index + 1), marksText: `общих слотов: ${index + 1}` };
});

const meta = {
  title: 'Выбор/DayStrip',
  component: DayStrip,
  tags: ['готово'],
  parameters: {
    guide: 'День мероприятия из полосы, где видно, что в каждом. Любой день календаря — DatePickerDialog.',
    check: {
      overflow: 'The days scroll inside the strip by design.',
      overlap: 'Days that are scrolled out of sight count as lying under the calendar button.',
    },
  },
  args: {
    days,
    today: '2026-11-22',
    selected: ['2026-11-23'],
    onSelectionChange: () => undefined,
    'aria-label': 'День мероприятия',
  },
  render: (args) => <DayStripOnPage {...args} />,
} satisfies Meta<typeof DayStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = { name: 'Один день' };
export const ChosenAtTheEnd: Story = { name: 'Выбран день в конце', args: { selected: ['2026-12-05'] } };
export const Multiple: Story = {
  name: 'Несколько дней',
  args: { isMultiple: true, selected: ['2026-11-22', '2026-11-23', '2026-11-25'], 'aria-label': 'Дни для встреч' },
};
export const WithoutMarks: Story = {
  name: 'Отметки ещё не загружены',
  args: { days: days.slice(0, 4).map(({ day }) => ({ day })) },
};
