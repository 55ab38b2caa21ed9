import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DayField } from './DayField';

const meta = {
  title: 'Организатор/DayField',
  component: DayField,
  parameters: {
    guide: 'День, который действует сразу, например в отборе. В форме с кнопкой «Сохранить» — TextField type="date".',
  },
  args: { label: 'С', value: '2026-11-22', onChange: () => {} },
} satisfies Meta<typeof DayField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбран' };
export const Empty: Story = { name: 'Не выбран', args: { value: undefined } };
