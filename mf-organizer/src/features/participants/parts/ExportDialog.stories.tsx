import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExportDialog } from './ExportDialog';

const meta = {
  title: 'Организатор/ExportDialog',
  component: ExportDialog,
  parameters: {
    guide: 'Выгрузка найденных компаний. С контактами нужен пароль; файл, который пришёл не целиком, не сохраняется.',
  },
  args: { filter: {}, foundCount: 1616, onClose: () => {} },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: 'Выбор столбцов' };
