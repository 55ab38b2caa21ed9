import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tag } from './Tag';

const meta = {
  title: 'Данные/Tag',
  component: Tag,
  tags: ['готово'],
  parameters: {
    guide: 'Отмеченное значение, которое можно убрать.',
  },
  args: { children: 'ООО «Промосувенир»', onRemove: () => undefined },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = { name: 'Убирается' };
export const TextOnly: Story = { name: 'Только текст', args: { onRemove: undefined } };
export const Disabled: Story = { name: 'Недоступен', args: { isDisabled: true } };
export const LongWords: Story = {
  name: 'Длинные слова',
  args: {
    children:
      'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательностиоценивательности',
  },
};
