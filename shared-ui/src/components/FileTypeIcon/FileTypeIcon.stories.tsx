import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileTypeIcon } from './FileTypeIcon';

const meta = {
  title: 'Данные/FileTypeIcon',
  component: FileTypeIcon,
  tags: ['готово'],
  parameters: {
    guide: 'Значок файла по расширению, рядом с его названием.',
  },
} satisfies Meta<typeof FileTypeIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfEachKind: Story = {
  name: 'Каждого вида',
  args: { name: 'Прайс.pdf' },
  render: () => (
    <ul>
      {['Макет.png', 'Прайс.pdf', 'Остатки.xlsx', 'Презентация.pptx', 'Макеты.zip', 'Без типа'].map((name) => (
        <li key={name}>
          <FileTypeIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
