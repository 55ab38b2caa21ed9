import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { CheckTreeItem } from './checkTreeRows';
import { CheckTreeSearch, type CheckTreeSearchProps } from './CheckTreeSearch';

function CheckTreeOnPage(props: CheckTreeSearchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <CheckTreeSearch {...props} checked={checked} onChange={setChecked} />;
}

const items: CheckTreeItem[] = [
  { id: 1, label: 'Одежда' },
  { id: 2, label: 'Футболки', parentId: 1, count: 12 },
  { id: 3, label: 'Сельскохозяйственномашиностроительная спецодежда', parentId: 1, count: 3 },
  { id: 4, label: 'Посуда' },
  { id: 5, label: 'Кружки', parentId: 4, count: 40 },
];

const meta = {
  title: 'Выбор/CheckTree',
  component: CheckTreeSearch,
  tags: ['готово'],
  parameters: {
    guide: 'Дерево флажков с тремя состояниями у группы. Основа для выбора сфер деятельности.',
  },
  args: { items, checked: [2, 5], onChange: () => undefined, label: 'Сферы деятельности' },
  render: (args) => <CheckTreeOnPage {...args} />,
} satisfies Meta<typeof CheckTreeSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Короткий' };
export const WithSearch: Story = {
  name: 'С поиском',
  args: { items: Array.from({ length: 12 }, (_, id) => ({ id, label: `Город ${id + 1}` })) },
};
