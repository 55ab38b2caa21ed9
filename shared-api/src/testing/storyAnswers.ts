import type { CurrentUser } from '../contract';
import { fixtures } from '../fixtures';
import { textKey } from '../text';
import { storyApi } from './storyApi';
import { storyEvent, storyInvitations, storyMeetingCompanies, storyMeetingDays, storyPoints } from './storyCalendar';
import { storyChats, storyChatWith, storyIncoming, storyMessages } from './storyChats';
import { storyCompanies, storyCompany } from './storyCompanies';

const options = {
  circulation: ['от 10 шт.', 'от 50 шт.', 'от 100 шт.', 'от 300 шт.', 'от 1000 шт.'],
  sum: ['от 10 000 ₽', 'от 50 000 ₽', 'от 100 000 ₽', 'от 500 000 ₽'],
  branding: ['Да (с нанесением)', 'Нет (без нанесения)'],
};

const activities = [
  { id: 1, value: 'Одежда', node: 0 },
  { id: 11, value: 'Футболки', node: 1 },
  { id: 12, value: 'Толстовки', node: 1 },
  { id: 2, value: 'Посуда', node: 0 },
  { id: 21, value: 'Кружки', node: 2 },
  { id: 22, value: 'Термосы', node: 2 },
];

const cities = [...new Set(storyCompanies.map(({ city }) => city))].map((title) => ({ title, country: 'Россия' }));

const news = [
  fixtures.newsPost({
    id: 3,
    title: 'Открыта запись на встречи',
    text: 'Выбирайте свободное время компаний в каталоге и приглашайте. Встречи идут по полчаса, с 21 по 28 ноября.',
  }),
  fixtures.newsPost({
    id: 2,
    title: 'Правила участия обновлены',
    text: 'Изменились сроки отмены: предупредите вторую сторону хотя бы за час.',
    created_at: '2026-11-18T07:30:00.000Z',
  }),
  fixtures.newsPost({
    id: 1,
    title: 'Каталог открыт',
    text: 'Заполните профиль: компании с описанием и фотографиями приглашают чаще.',
    created_at: '2026-11-10T07:30:00.000Z',
  }),
];

const files = [
  fixtures.companyFile(),
  fixtures.companyFile({ id: 22, name: 'Каталог 2026.pdf', size: 8_388_608 }),
  fixtures.companyFile({ id: 23, name: 'Образцы нанесения.zip', type: 'application/zip', size: 25_165_824 }),
];

const photo = (id: number, color: string) => {
  const picture = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="${color}" d="M0 0h800v600H0z"/></svg>`)}`;
  return fixtures.photo({ id, thumbnail: picture, original: picture });
};

/** Answers what pages ask as for a supplier in the middle of the event; a story answers differently what it is about. */
export function answerStories(): void {
  storyApi.configure({
    meetingRulesUrl: 'https://vstrecha.example/rules',
    botUrl: 'https://bot.example/vstrecha',
    managers: [{ name: 'Анна Светлова', phone: '+7 (900) 000-00-10', email: 'help@vstrecha.example' }],
  });
  storyApi.answer('get', '/api/auth/check', { ok: true });
  storyApi.answer(
    'get',
    '/api/user',
    fixtures.currentUser({ description: 'Термосы, кружки и упаковка с нанесением.' }),
  );
  storyApi.answer('get', '/api/settings', fixtures.settings());
  storyApi.answer('get', '/api/event', storyEvent);
  storyApi.answer('get', '/api/organizer/overview', fixtures.overview());
  answerLists();
  answerCompanies();
  answerMeetings();
  answerChats();
}

/** Answers as for a guest. */
export function answerAsGuest(): void {
  storyApi.answer('get', '/api/auth/check', { ok: false });
  storyApi.fail('get', '/api/user', { status: 401 });
}

/** Changes fields of the current user. */
export function answerAsUser(part: Partial<CurrentUser>): void {
  storyApi.answer('get', '/api/user', fixtures.currentUser(part));
}

function answerLists(): void {
  storyApi.answer('get', '/api/filters/location', { cities });
  storyApi.answer('get', '/api/filters/location/{name}/count', { count: 1 });
  storyApi.answer('get', '/api/filters/activity/count', {
    counts: activities.map(({ id }) => ({ id, count: id % 7 })),
  });
  storyApi.answer('get', '/api/filters/additionally', options);
  storyApi.answer('get', '/api/filters/additionally/{kind}/{name}/count', { count: 4 });
  storyApi.answer('get', '/api/geonames/countries', {
    countries: [
      { id: 643, title: 'Россия' },
      { id: 112, title: 'Беларусь' },
    ],
  });
  storyApi.answer('get', '/api/geonames/countries/{id}/cities', { cities });
  storyApi.answer('get', '/api/geonames/cities', { cities });
  storyApi.answer('get', '/api/activities', { activities });
  storyApi.answer('get', '/api/notifications/unsubscribe/{token}', { ok: true });
  storyApi.answer('get', '/api/industries', {
    industries: [...new Set(storyCompanies.map(({ industry }) => industry))].map((name) => ({ name })),
  });
}

function answerCompanies(): void {
  storyApi.answer('post', '/api/users', ({ query, body }) => {
    const { company = '' } = (body ?? {}) as { company?: string };
    const found =
      query.get('preview') === '1'
        ? [fixtures.participant({ id: 1, type: 'Поставщик', company: 'Мануфактура подарков' })]
        : storyCompanies.filter((each) => textKey(each.company).includes(textKey(company)));
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
    return {
      users: found.slice((page - 1) * limit, page * limit),
      pages: Math.ceil(found.length / limit),
      total_count: found.length,
    };
  });
  storyApi.answer('get', '/api/user/{id}', ({ path }) => storyCompany(Number(path.id)));
  storyApi.answer('get', '/api/user/exist/{id}', { ok: true });
  storyApi.answer('get', '/api/photos', { photos: [photo(1, '#4b3fd6'), photo(2, '#0f7a57'), photo(3, '#1a66b3')] });
  storyApi.answer('get', '/api/files', { files });
  storyApi.answer('get', '/api/news', ({ query }) => ({
    news: news.slice(0, Number(query.get('limit') ?? 10)),
    pages: 1,
  }));
}

function answerMeetings(): void {
  storyApi.answer('get', '/api/points', ({ query }) => ({ points: storyPoints(query.get('date') ?? '') }));
  storyApi.answer('get', '/api/meetings/companies', ({ query }) => ({
    companies: storyMeetingCompanies(query.get('date') ?? ''),
  }));
  storyApi.answer('get', '/api/meetings/future', ({ query }) => storyMeetingDays(Number(query.get('limit'))));
  storyApi.answer('get', '/api/meetings/past', { meetings: {}, total_count: 0, pages: 0 });
  for (const direction of ['incoming', 'outgoing'] as const)
    storyApi.answer('get', `/api/invitations/${direction}`, (call) => storyInvitations(direction, call));
  storyApi.answer('get', '/api/invitations/count', { count: 4 });
}

function answerChats(): void {
  storyApi.answer('get', '/api/chats', ({ query }) => {
    const prompt = textKey(query.get('prompt') ?? '');
    const offset = Number(query.get('offset'));
    const found = storyChats.filter(({ company }) => textKey(company).includes(prompt));
    return {
      chats: found.slice(offset, offset + Number(query.get('limit'))),
      unseen_count: storyChats.filter(({ seen }) => !seen).length,
    };
  });
  storyApi.answer('get', '/api/chat/{userId}', ({ path }) => storyChatWith(Number(path.userId)));
  storyApi.answer('get', '/api/chats/{id}/messages', ({ path, query }) => ({
    messages: query.has('offset') ? [] : storyMessages(Number(path.id)),
  }));
  storyApi.answer('post', '/api/chats/{id}/seen', { ok: true });
  storyApi.answer('get', '/api/messages', ({ query }) => ({ messages: storyIncoming(Number(query.get('limit'))) }));
}
