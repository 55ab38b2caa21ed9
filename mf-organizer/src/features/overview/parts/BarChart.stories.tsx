import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BarChart } from './BarChart';

const days = Array.from({ length: 14 }, (_, index) => `${17 + index}.11`);
const bars = days.map((label, index) => ({ label, values: [(index * 37) % 96, (index * 13) % 24] }));

const meta = {
  title: 'Организатор/BarChart',
  component: BarChart,
  parameters: {
    guide:
      'Целые числа короткого списка, до двух частей в столбце. Числа над столбцами и на шкале, предложение называет главное, точные — в таблице. Доли двух списков показывает HeatTable.',
  },
  args: {
    sentence: 'Встречи по дням: больше всего 30.11, 96.',
    nameOfBars: 'День',
    parts: ['назначены', 'ждут ответа'],
    bars,
    marked: '19.11',
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { name: 'По дням' };
export const OnePart: Story = {
  name: 'Одна часть',
  args: {
    parts: ['назначены'],
    bars: bars.slice(0, 3).map(({ label, values }) => ({ label, values: values.slice(0, 1) })),
  },
};
export const Nothing: Story = {
  name: 'Одни нули',
  args: { sentence: 'Встреч ещё нет.', bars: bars.map(({ label }) => ({ label, values: [0, 0] })) },
};
