import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerMeetingStories, storyDay } from '#testing/answerMeetingStories';
import { meetingsOfDay } from '../domain/dayMeeting';
import { MeetingDialogs } from './MeetingDialogs';

const day = storyDay('2026-11-23');
const meetings = meetingsOfDay(day).filter(({ id }) => id === 3);
const [
  meeting = {
    id: 0,
    date: '2026-11-23',
    point: '',
    sides: [],
    place_id: null,
    link: null,
    is_move: false,
    conflicts: [],
    version: 0,
  },
] = meetings;

const meta = {
  title: 'Организатор/MeetingDialogs',
  component: MeetingDialogs,
  parameters: { guide: 'Действия со встречами: место, ссылка, перенос, отмена. Отказ сервера остаётся в окне.' },
  beforeEach: answerMeetingStories,
  args: {
    pending: { kind: 'place', meetings },
    day,
    days: ['2026-11-23', '2026-11-24'],
    today: '2026-11-22',
    onDone: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof MeetingDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Place: Story = { name: 'Место' };
export const Link: Story = { name: 'Ссылка', args: { pending: { kind: 'link', meetings } } };
export const Move: Story = { name: 'Перенос', args: { pending: { kind: 'move', meeting } } };
export const Cancel: Story = { name: 'Отмена', args: { pending: { kind: 'cancel', meeting } } };
