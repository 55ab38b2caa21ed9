import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { placeWords } from 'shared-api/meetings';
import { storyDay, storyPlaces } from '#testing/answerMeetingStories';
import { filterDay } from '../domain/dayMeeting';
import { MeetingListSlot } from './MeetingListSlot';

const [first = { point: '', meetings: [] }, second = first] = filterDay(storyDay('2026-11-23'), {
  q: '',
  hasNoPlace: false,
  hasConflict: false,
});

const meta = {
  title: 'Организатор/MeetingListSlot',
  component: MeetingListSlot,
  parameters: {
    guide: 'Встречи одного времени строками: место или ссылка, пометки, действия. На телефоне карточки в две строки.',
  },
  args: {
    slot: first,
    places: new Map(storyPlaces.map((place) => [place.id, placeWords(place)])),
    selected: new Set<number>(),
    onSelect: () => {},
    onAction: () => {},
  },
} satisfies Meta<typeof MeetingListSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = { name: 'Просьба о переносе' };
export const Selected: Story = { name: 'Одна выбрана', args: { selected: new Set([1]) } };
export const Conflict: Story = { name: 'Спорная', args: { slot: second } };
export const WaitsAlone: Story = {
  name: 'Одна ждёт, другая опаздывает',
  args: {
    slot: {
      ...first,
      meetings: first.meetings.map(({ sides, ...meeting }) => ({
        ...meeting,
        sides: sides.map((side, index) => ({
          ...side,
          arrival: index === 0 ? { state: 'here' as const } : { state: 'late' as const, minutes: 10 as const },
        })),
      })),
    },
  },
};
export const Over: Story = { name: 'Время прошло', args: { onAction: undefined } };
