import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { TagList, type TagListProps } from './TagList';
import type { TagListItem } from './tagRows';

function TagListOnPage(props: TagListProps) {
  const [tags, setTags] = useState(props.tags);
  return (
    <TagList
      {...props}
      tags={tags}
      onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
      onClear={props.onClear && (() => setTags([]))}
    />
  );
}

const names = [
  'ООО «Промосувенир»',
  'ИП Иванов',
  'Ромашка',
  'АО «Сельскохозяйственномашиностроительное производственное объединение»',
  'Фабрика подарков «Северное сияние»',
  'Мир кружек',
];
const companies = (count: number): TagListItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    label: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` № ${index + 1}`}`,
  }));

const meta = {
  title: 'Данные/TagList',
  component: TagList,
  tags: ['готово'],
  parameters: {
    guide: 'Отмеченные значения, даже если их сто тысяч: рисуется только видимое.',
  },
  args: { tags: companies(5), label: 'Получатели', onRemove: () => undefined, onClear: () => undefined },
  // The key remounts the story for other `tags`, because it keeps the remaining ones in its state.
  render: (args) => <TagListOnPage key={args.tags.length} {...args} />,
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { name: 'Короткий' };
export const HundredThousand: Story = { name: 'Сто тысяч', args: { tags: companies(100_000) } };
export const Empty: Story = { name: 'Пусто', args: { tags: [], emptyText: 'Пока никто не выбран.' } };
export const Disabled: Story = { name: 'Недоступен', args: { tags: companies(40), isDisabled: true } };
export const WithoutClear: Story = { name: 'Без «Очистить»', args: { onClear: undefined } };
export const LongWords: Story = {
  name: 'Длинные слова',
  args: {
    tags: [
      {
        id: 1,
        label:
          'Сельскохозяйственномашиностроительное производственное объединение имени достопримечательностиоценивательности',
      },
      ...companies(3).map(({ id, label }) => ({ id: `${id} ещё`, label })),
    ],
  },
};
