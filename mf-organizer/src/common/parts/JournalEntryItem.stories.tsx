import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { hasChanges } from '#domain/journalChanges';
import { journalEntries } from '#testing/journal';
import { JournalEntryItem } from './JournalEntryItem';

const changed = journalEntries.find(hasChanges)!;

const meta = {
  title: 'Организатор/JournalEntryItem',
  component: JournalEntryItem,
  tags: ['готово'],
  parameters: {
    guide:
      'Одно событие журнала строкой: когда, кто, что. Что было и что стало — по нажатию. Все события об одном предмете показывает JournalOf.',
    check: { overlap: 'A name that wraps in its sentence has a box that covers the next one.' },
  },
  args: { entry: changed },
  render: (args) => (
    <ul>
      <JournalEntryItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof JournalEntryItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Строка' };
export const Open: Story = {
  name: 'Что изменилось',
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const WithoutChanges: Story = { name: 'Без значений', args: { entry: journalEntries[0]! } };
