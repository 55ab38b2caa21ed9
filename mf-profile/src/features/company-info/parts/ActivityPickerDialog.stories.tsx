import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { ActivityPickerDialog, type ActivityNode, type ActivityPickerDialogProps } from './ActivityPickerDialog';

function ActivityPickerOnPage(props: ActivityPickerDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Сферы деятельности: {value.length}</Button>
      <ActivityPickerDialog
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        value={value}
        onConfirm={setValue}
      />
    </>
  );
}

const groups = ['Одежда', 'Посуда', 'Канцелярия', 'Сельскохозяйственномашиностроительная сувенирная продукция'];
const kinds = [
  'Эконом',
  'Премиум',
  'Экологичные материалы',
  'Достопримечательностиоценивательские изделия с логотипом',
];
const nodes: ActivityNode[] = groups.flatMap((value, group) => [
  { id: group + 1, value, node: 0 },
  ...kinds.map((kind, index) => ({
    id: 100 * (group + 1) + index,
    value: `${value}: ${kind.toLowerCase()}`,
    node: group + 1,
  })),
]);

const meta = {
  title: 'Профиль/ActivityPickerDialog',
  component: ActivityPickerDialog,
  parameters: {
    guide: 'Выбор сфер деятельности из дерева категорий. Для плоского списка хватит фильтра MultiSelectFilter.',
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: () => undefined,
    nodes,
    value: [100, 101, 200, 201, 202, 203],
    onConfirm: () => undefined,
  },
  render: (args) => <ActivityPickerOnPage {...args} />,
} satisfies Meta<typeof ActivityPickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = { name: 'Выбрано несколько' };
export const NothingChosen: Story = { name: 'Ничего не выбрано', args: { value: [] } };
export const Loading: Story = { name: 'Загрузка', args: { nodes: undefined } };
export const Failed: Story = { name: 'Не удалось', args: { nodes: undefined, onRetry: () => undefined } };
