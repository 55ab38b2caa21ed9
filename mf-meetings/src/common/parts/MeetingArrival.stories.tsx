import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serverNow } from 'shared-api/clock';
import { fixtures } from 'shared-api/fixtures';
import { storyApi } from 'shared-api/testing/stories';
import { formatTime, todayInMoscow } from 'shared-api/time';
import { MeetingArrival } from './MeetingArrival';

/** Begins now, whenever the story is opened. */
const meeting = { date: todayInMoscow(), point: formatTime(new Date(serverNow()).toISOString()) };
const company = {
  point: meeting.point,
  company: 'Банк «Созвездие»',
  company_id: 7,
  is_move: false,
  meeting_id: 31,
  place: { label: 'Стол 14', hall: 'Б', kind: 'table' as const },
};

const meta = {
  title: 'Встречи/MeetingArrival',
  component: MeetingArrival,
  parameters: {
    guide:
      'Вокруг начала встречи, за час до неё и до её конца: пришла ли компания, и одно нажатие, чтобы сказать ей о себе. У компании это появляется сразу, её отсчёт сдвигается на названные минуты. Отметку можно снять.',
  },
  args: { meeting, company },
  beforeEach: () => {
    storyApi.answer('get', '/api/settings', fixtures.settings({ features: ['arrivals'] }));
    storyApi.answer('put', '/api/meeting/{id}/arrival', { ok: true });
  },
} satisfies Meta<typeof MeetingArrival>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = { name: 'Никто не отметился' };
export const PartnerWaits: Story = {
  name: 'Компания на месте',
  args: { company: { ...company, arrival: { state: 'here' } } },
};
export const PartnerIsLate: Story = {
  name: 'Компания опаздывает',
  args: { company: { ...company, arrival: { state: 'late', minutes: 10 }, own_arrival: { state: 'here' } } },
};
export const OwnDelay: Story = {
  name: 'Вы опаздываете',
  args: { company: { ...company, own_arrival: { state: 'late', minutes: 5 } } },
};
