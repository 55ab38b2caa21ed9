import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Incidents } from './Incidents';

const meta = {
  title: 'Служебное/Incidents',
  component: Incidents,
  parameters: { guide: 'Что пошло не так в этой вкладке, новое сверху.' },
  args: {
    title: 'Отказы',
    none: 'Отказов не было.',
    kind: 'failure',
    incidents: [
      {
        kind: 'failure',
        at: Date.parse('2026-03-15T09:30:00Z'),
        text: 'mf_catalog/CatalogPage, 0.3.0-dddddddddddd, render: TypeError: undefined is not a function',
      },
    ],
  },
} satisfies Meta<typeof Incidents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Есть' };
export const None: Story = { name: 'Нет', args: { incidents: [] } };
