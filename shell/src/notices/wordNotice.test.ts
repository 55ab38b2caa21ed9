import { expect, test } from '@jest/globals';
import type { Notice } from 'shared-api/contract';
import { hasCard, isPressing, labelOf } from './noticeRules';
import { wordNotice } from './wordNotice';

const notice = (kind: Notice['kind'], part: Partial<Notice> = {}): Notice => ({
  id: 1,
  kind,
  at: '2026-11-22T09:00:00.000Z',
  is_read: false,
  urgent: false,
  actor: { id: 2, company: 'Шаг', avatar: '' },
  date: '2026-11-29',
  point: '11:00',
  href: '/meetings',
  ...part,
});
const moved = { from_date: '2026-11-28', from_point: '10:00' };

test.each<[Notice['kind'], Partial<Notice>, string]>([
  ['invitation', {}, 'Приглашение: Шаг, вс, 29.11, 11:00'],
  ['move_asked', moved, 'Просят перенести встречу: Шаг, с субботы, 28.11, 10:00 на воскресенье, 29.11, 11:00 (МСК)'],
  ['accepted', {}, 'Встреча назначена: Шаг, вс, 29.11, 11:00'],
  [
    'move_accepted',
    { from_date: '2026-12-01', from_point: '10:00', date: '2026-12-02' },
    'Встреча перенесена: Шаг, со вторника, 01.12, 10:00 на среду, 02.12, 11:00 (МСК)',
  ],
  ['declined', {}, 'Приглашение отклонено: Шаг, вс, 29.11, 11:00'],
  ['move_declined', moved, 'Перенос отклонён: Шаг. Встреча остаётся сб, 28.11, 10:00'],
  ['withdrawn', {}, 'Приглашение отозвано: Шаг, вс, 29.11, 11:00'],
  ['fell', { cause: 'taken' }, 'Приглашение снято: Шаг, вс, 29.11, 11:00. Это время заняла другая встреча'],
  ['fell', { cause: 'left' }, 'Приглашение снято: Шаг, вс, 29.11, 11:00. Компания больше не участвует'],
  ['fell', { cause: 'event' }, 'Приглашение снято: Шаг, вс, 29.11, 11:00. Изменились даты мероприятия'],
  ['expiring', {}, 'Скоро истечёт: Шаг ждёт ответа до вс, 29.11, 11:00'],
  ['expired', {}, 'Без ответа: Шаг, вс, 29.11, 11:00'],
  ['cancelled', {}, 'Встреча отменена: Шаг, вс, 29.11, 11:00'],
  ['by_organizer', {}, 'Организатор отменил встречу: Шаг, вс, 29.11, 11:00'],
  ['place', { place: 'стол 14, зал Б' }, 'Место встречи: стол 14, зал Б. Шаг, вс, 29.11, 11:00'],
  ['place', { count: 6 }, 'Назначены места: 6 встреч'],
  ['day', { count: 4, place: 'стол 2' }, 'Сегодня 4 встречи, первая в 11:00: Шаг, стол 2'],
  ['waiting', { count: 3 }, 'Ждут вашего ответа: 3'],
  ['news', { text: 'Открыта запись' }, 'Новость: Открыта запись'],
  ['result', {}, 'Как прошла встреча: Шаг?'],
  ['arrived', { place: 'Стол 14, зал Б' }, 'Шаг уже за столом 14, зал Б'],
  ['arrived', { place: 'Стенд 3' }, 'Шаг уже у стенда 3'],
  ['arrived', { place: 'Парус' }, 'Шаг уже на месте'],
  ['arrived', {}, 'Шаг уже на месте'],
  ['late', { count: 5 }, 'Шаг опаздывает на 5 минут'],
  ['agreement_asked', { text: 'Десять тысяч' }, 'Предлагают договорённость: Шаг'],
  ['agreement_confirmed', { text: 'Десять тысяч' }, 'Договорённость подтверждена: Шаг'],
  [
    'slot_free',
    {
      companies: [
        { id: 3, company: 'Лель' },
        { id: 4, company: 'Шаг' },
      ],
    },
    'В 11:00 свободны: Лель, Шаг',
  ],
  ['mutual', {}, 'Взаимно: Шаг тоже хочет встретиться'],
  ['timetable', { count: 3 }, 'Предложено время встречи: Шаг, вс, 29.11, 11:00 и ещё 2'],
  ['fell', { cause: 'unanswered' }, 'Приглашение снято: Шаг, вс, 29.11, 11:00. Ответа не было'],
])('words %s %j [ANS-01] [ANS-02]', (kind, part, sentence) => {
  expect(wordNotice(notice(kind, part)).sentence).toBe(sentence);
});

test('quotes the text of an organizer’s mailing [ORG-08]', () => {
  expect(wordNotice(notice('organizer', { text: 'Начинаем в десять', body: 'Зал Б' }))).toEqual({
    sentence: 'Организатор: Начинаем в десять',
    quote: 'Зал Б',
  });
});

test('shortens a broadcast to its beginning on one line [ORG-14]', () => {
  const { quote = '' } = wordNotice(notice('organizer', { text: 'Тема', body: `Зал Б.\n\n${'Слово '.repeat(200)}` }));
  expect(quote).toMatch(/^Зал Б\. Слово .*…$/);
  expect(quote.length).toBeLessThan(170);
});

test('offers who is free instead of a cancelled meeting [ORG-11]', () => {
  expect(labelOf(notice('cancelled', { meeting_id: 9 }))).toBe('Кто свободен');
  expect(labelOf(notice('cancelled'))).toBe('Другое время');
  expect(labelOf(notice('by_organizer'))).toBe('Кто свободен');
  expect(labelOf(notice('by_organizer', moved))).toBe('Открыть');
});

test('quotes what its author typed, and words missing fields', () => {
  expect(wordNotice(notice('declined', { text: '<b>нет</b>' })).quote).toBe('<b>нет</b>');
  expect(wordNotice({ id: 1, kind: 'accepted', at: '', is_read: false, urgent: false, href: '/' })).toEqual({
    sentence: 'Встреча назначена: Компания',
  });
  // A kind of a newer server.
  expect(wordNotice(notice('promised' as Notice['kind'])).sentence).toBe('Новое уведомление');
});

test('makes cards by kind and group [ANS-05]', () => {
  expect(hasCard(notice('accepted'), { invitations: { browser: false } })).toBe(true);
  expect(hasCard(notice('invitation'), {})).toBe(true);
  expect(hasCard(notice('invitation'), { invitations: { browser: false } })).toBe(false);
  expect(hasCard(notice('reminder'), {})).toBe(false);
});

test('presses only for meetings of the next hour', () => {
  const minutesBefore = (minutes: number) => Date.parse('2026-11-29T11:00:00+03:00') - minutes * 60_000;
  expect(isPressing(notice('cancelled'), minutesBefore(59))).toBe(true);
  expect(isPressing(notice('cancelled'), minutesBefore(61))).toBe(false);
  expect(isPressing(notice('cancelled'), minutesBefore(-1))).toBe(false);
  expect(isPressing(notice('accepted'), minutesBefore(5))).toBe(false);
  expect(isPressing(notice('arrived'), minutesBefore(-10))).toBe(true);
  expect(isPressing(notice('late'), minutesBefore(-31))).toBe(false);
});
