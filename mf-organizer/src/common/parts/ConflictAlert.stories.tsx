import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConflictAlert } from './ConflictAlert';

const meta = {
  title: 'Организатор/ConflictAlert',
  component: ConflictAlert,
  tags: ['готово'],
  parameters: {
    guide: 'Другой организатор сохранил то же раньше: оба варианта рядом. Для ошибки без чужого варианта — Alert.',
  },
  args: {
    conflict: { changedBy: 'Анна Петрова', changedAt: '2026-11-23T11:02:00+03:00' },
    fields: [
      { label: 'Название', theirs: 'Форум промоиндустрии', mine: 'Форум сувениров' },
      { label: 'Площадка', theirs: 'Экспоцентр, павильон 2', mine: '' },
    ],
    onTakeTheirs: () => {},
    onKeepMine: () => {},
  },
} satisfies Meta<typeof ConflictAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = { name: 'Два поля' };
export const Saving: Story = { name: 'Сохраняется', args: { isBusy: true } };
