import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FavouriteNoteDialog } from './FavouriteNoteDialog';

const meta = {
  title: 'Каталог/FavouriteNoteDialog',
  component: FavouriteNoteDialog,
  parameters: {
    guide:
      'Личная заметка о компании из избранного. Хранится только на этом устройстве, и поле об этом говорит; пустая заметка удаляется.',
  },
  args: { company: 'Северный ветер', note: '', onSave: () => true, onClose: () => undefined },
} satisfies Meta<typeof FavouriteNoteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewNote: Story = { name: 'Новая заметка' };
export const Written: Story = { name: 'Написанная', args: { note: 'Просят каталог с ценами до пятницы.' } };
