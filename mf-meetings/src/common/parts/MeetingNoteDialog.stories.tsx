import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeetingNoteDialog } from './MeetingNoteDialog';

const meta = {
  title: 'Встречи/MeetingNoteDialog',
  component: MeetingNoteDialog,
  parameters: {
    guide:
      'Личная заметка после встречи. Это заметка о компании: она же стоит на её странице и в избранном. Хранится только на этом устройстве.',
  },
  args: {
    company: { point: '10:00', company: 'Банк «Созвездие»', company_id: 7, is_move: false },
    onClose: () => undefined,
  },
} satisfies Meta<typeof MeetingNoteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Новая' };
