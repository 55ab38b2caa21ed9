import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PrintSheets } from './PrintSheets';

const meta = {
  title: 'Раскладка/PrintSheets',
  component: PrintSheets,
  tags: ['готово'],
  parameters: {
    guide: 'Листы для бумаги вместо страницы. На экране их нет: откройте предпросмотр печати (Ctrl+P).',
  },
  args: { children: () => <h1>Суббота, 28 ноября 2026</h1> },
  render: (args) => (
    <>
      <p>Эта страница не печатается.</p>
      <PrintSheets {...args} />
    </>
  ),
} satisfies Meta<typeof PrintSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSheet: Story = { name: 'Один лист' };
