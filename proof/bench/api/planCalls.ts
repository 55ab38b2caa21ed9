/** A call whose SQL statements get an EXPLAIN. */
export interface PlanCall {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  body?: object;
}

const option = encodeURIComponent;
const find = (name: string, body: object, query = ''): PlanCall => ({
  name: `Catalogue: ${name}`,
  method: 'POST',
  url: `/api/users?limit=10${query}`,
  body,
});
const count = (name: string, url: string): PlanCall => ({
  name: `Count: ${name}`,
  method: 'GET',
  url: `/api/filters/${url}`,
});
const read = (name: string, url: string): PlanCall => ({ name, method: 'GET', url });

const CIRCULATION = 'от 10 шт.';
const SUM = 'от 10 000 ₽';
const BRANDING = 'Да (с нанесением)';

/**
 * Calls of the catalogue, its filters, the chats and the invitations, as the first demo account, which has 2,000 chats and 4,000 invitations.
 * @param chatId one of its chats
 */
export const planCalls = (chatId: number): PlanCall[] => [
  find('first page', {}),
  find('last page', {}, '&page=5000'),
  find('best fits first', {}, '&sort=fit'),
  find('after the last fit', {}, '&sort=fit&page=4000'),
  find('latest visitors first', {}, '&sort=seen'),
  find('part of the name', { company: 'янтарь' }),
  find('a rare name', { company: '№ 77778' }),
  find('a name that is not there', { company: 'нет такого' }),
  find('one letter of the name', { company: 'а' }),
  find('cities', { location: ['Москва', 'Омск', 'Минск'] }),
  find('an activity area', { activity: [2] }),
  find('groups of activity areas', { activity: [1, 10, 20, 30] }),
  find('circulation', { additionally: { circulation: [CIRCULATION] } }),
  find('sum', { additionally: { sum: [SUM] } }),
  find('branding', { additionally: { branding: [BRANDING] } }),
  find('agencies', { advertisingAgencyStatus: 1 }),
  find('chat only', { onlyChatStatus: 1 }),
  find('no chat yet', { communicationStatus: 2 }),
  find('has a chat', { communicationStatus: 1 }),
  find('met', { meetingStatus: 1 }),
  find('not met', { meetingStatus: 2 }),
  find('many filters', {
    company: 'янтарь',
    activity: [1, 10],
    additionally: { circulation: [CIRCULATION], branding: [BRANDING] },
    communicationStatus: 2,
    meetingStatus: 2,
    onlyChatStatus: 2,
  }),
  find('all filters, nobody', {
    company: 'янтарь',
    location: ['Москва'],
    activity: [1],
    additionally: { circulation: [CIRCULATION], sum: [SUM], branding: [BRANDING] },
    advertisingAgencyStatus: 1,
    communicationStatus: 1,
    meetingStatus: 1,
    onlyChatStatus: 1,
  }),
  count('cities', 'location'),
  count('city', `location/${option('Москва')}/count`),
  count('activity areas', 'activity/count'),
  count('circulation', `additionally/circulation/${option(CIRCULATION)}/count`),
  count('sum', `additionally/sum/${option(SUM)}/count`),
  count('branding', `additionally/branding/${option(BRANDING)}/count`),
  read('Chats: list and unseen count', '/api/chats'),
  read('Chats: last page', '/api/chats?limit=20&offset=1980'),
  read('Chats: by a part of the name', '/api/chats?prompt=%D1%8F%D0%BD%D1%82%D0%B0%D1%80%D1%8C'),
  read('Chats: messages of one', `/api/chats/${chatId}/messages`),
  read('Chats: older messages of one', `/api/chats/${chatId}/messages?offset=900000`),
  read('Chats: incoming messages of all', '/api/messages'),
  read('Invitations: open, soonest first', '/api/invitations/incoming?limit=100&state=open&sort=slot'),
  read('Invitations: open, last page', '/api/invitations/outgoing?limit=10&page=30&state=open&sort=slot'),
  read('Invitations: decided, newest three', '/api/invitations/incoming?limit=3&state=decided'),
  read('Invitations: decided, last page', '/api/invitations/outgoing?limit=50&page=30&state=decided'),
  read('Invitations: moves to answer', '/api/invitations/incoming?limit=100&is_move=1&state=open&sort=slot'),
  read('Invitations: count', '/api/invitations/count'),
];
