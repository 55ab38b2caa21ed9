import type { Schema } from 'shared-api/contract';

const company: Schema<'OrganizerParticipant'> = {
  id: 2,
  type: 'Заказчик',
  company: 'Банк «Созвездие»',
  city: 'Москва',
  country: 'Россия',
  avatar: '/images/avatar/default.png',
  contact: 'Иван Лель',
  email: 'lel@bank.example',
  phone: '+7 (900) 000-00-02',
  state: 'active',
  since: '2026-11-10T09:00:00.000Z',
  step: 'FINISHED',
  stand: '',
  free_slots: 14,
  sent: 4,
  received: 9,
  meetings: 5,
  seen_at: '2026-11-22T08:55:00.000Z',
  created_at: '2026-11-09T09:00:00.000Z',
  similar: [],
};

/** Data of the organizers' calls for tests and stories. */
export const organizerFixtures = {
  company: (part: Partial<Schema<'OrganizerParticipant'>> = {}): Schema<'OrganizerParticipant'> => ({
    ...company,
    ...part,
  }),
  card: (part: Partial<Schema<'OrganizerCard'>> = {}): Schema<'OrganizerCard'> => ({
    ...company,
    organizer_note: '',
    storage_total: 104_857_600,
    version: 1,
    notify: 'EMAIL',
    only_chat: false,
    history: [],
    letters: [],
    ...part,
  }),
  /** Companies in all states, in the order of their names. */
  companies: (): Schema<'OrganizerParticipant'>[] => [
    organizerFixtures.company(),
    organizerFixtures.company({ id: 3, company: 'Корзинка', state: 'registering', step: 'COMPANY', free_slots: 0 }),
    organizerFixtures.company({
      id: 4,
      company: 'Мастерская «Скоро открытие»',
      type: 'Поставщик',
      city: 'Казань',
      state: 'waiting',
      since: '2026-11-20T09:00:00.000Z',
      step: 'COMPANY',
      free_slots: 0,
      sent: 0,
      received: 0,
      meetings: 0,
      seen_at: null,
      similar: [{ id: 212, company: 'Скоро' }],
    }),
    organizerFixtures.company({ id: 5, company: 'Парус', type: 'Поставщик', state: 'blocked' }),
    organizerFixtures.company({ id: 6, company: 'Ромашка', state: 'declined', step: 'COMPANY', seen_at: null }),
  ],
};
