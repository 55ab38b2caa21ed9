import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from 'shared-ui/Stack';
import { SlotLegend } from './SlotLegend';
import { SlotList } from './SlotList';

const meta = {
  title: 'Встречи/SlotList',
  component: SlotList,
  parameters: {
    guide: 'Слоты одного дня строкой: свободно, занято, нерабочее. Состояние видно не только цветом.',
  },
  args: {
    'aria-label': 'Понедельник, 15 марта',
    slots: [
      { point: '10:00', status: 'AVAILABLE' },
      { point: '10:30', status: 'ASSIGNED', companies: ['ООО «Промосувенир»'] },
      { point: '11:00', status: 'BLOCKED' },
      { point: '11:30', status: 'AVAILABLE' },
      {
        point: '12:00',
        status: 'ASSIGNED',
        companies: ['АО «Сельскохозяйственномашиностроительное объединение»', 'ИП Иванов'],
      },
      { point: '12:30', status: 'BLOCKED' },
    ],
  },
} satisfies Meta<typeof SlotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const WithLegend: Story = {
  name: 'С легендой',
  render: (args) => (
    <Stack>
      <SlotLegend />
      <SlotList {...args} />
    </Stack>
  ),
};
export const ScheduleLegend: Story = {
  name: 'Легенда расписания',
  render: () => <SlotLegend statuses={['BLOCKED', 'AVAILABLE']} />,
};
