import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoredChanges } from './StoredChanges';

const meta = {
  title: 'Профиль/StoredChanges',
  component: StoredChanges,
  parameters: {
    guide:
      'Поле изменили в другом месте, пока его правили здесь: оба значения рядом, и человек выбирает. До выбора ничего не затирается.',
  },
  args: {
    changes: [
      { name: 'Имя', stored: 'Анна', mine: 'Ольга', isTaken: false, onToggle: () => undefined },
      { name: 'Сайт', stored: '', mine: 'https://vstrecha.example', isTaken: true, onToggle: () => undefined },
    ],
  },
} satisfies Meta<typeof StoredChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = { name: 'Два поля' };
