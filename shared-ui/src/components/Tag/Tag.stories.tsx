import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tag } from './Tag';

const meta = {
  title: 'Данные/Tag',
  component: Tag,
  args: { children: 'ООО «Промосувенир»', onRemove: () => undefined },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {};
export const TextOnly: Story = { args: { onRemove: undefined } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongWords: Story = {
  args: {
    children:
      'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательностиоценивательности',
  },
};
