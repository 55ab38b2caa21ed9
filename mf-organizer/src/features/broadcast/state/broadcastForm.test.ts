import { beforeEach, expect, test } from '@jest/globals';
import { noteServerDate } from 'shared-api/clock';
import { draftOf, findBroadcastProblems, isBroadcastValues, newBroadcast, sendAtOf } from './broadcastForm';

const ready = { ...newBroadcast({}), subject: 'Встречи {имя}', text: 'Ждём {компания}: {встречи}' };
const later = { ...ready, when: 'later' as const, date: '2026-11-22', time: '15:00' };

// 14:00 in Moscow.
beforeEach(() => noteServerDate('2026-11-22T11:00:00Z'));

test('accepts a full mailing, now or later today [ORG-08]', () => {
  expect(findBroadcastProblems(ready)).toEqual({});
  expect(findBroadcastProblems(later)).toEqual({});
});

test('names what a mailing lacks [ORG-08]', () => {
  expect(findBroadcastProblems({ ...ready, channels: [], subject: '\u200B', text: ' ' })).toEqual({
    channels: 'Выберите хотя бы один способ.',
    subject: 'Поле не должно быть пустым.',
    text: 'Поле не должно быть пустым.',
  });
  expect(findBroadcastProblems({ ...ready, subject: 'Две\nстроки' })).toEqual({
    subject: 'Тему пишите в одну строку.',
  });
  expect(findBroadcastProblems({ ...later, time: '14:00' })).toEqual({ date: 'Выберите время позже текущего.' });
  expect(findBroadcastProblems({ ...later, date: '' })).toEqual({ date: 'Выберите время позже текущего.' });
});

test('names the first unknown placeholder of each field [ORG-08]', () => {
  expect(findBroadcastProblems({ ...ready, subject: '{встречи}', text: '{имя} {город} {улица}' })).toEqual({
    subject: 'Нет подстановки {встречи}.',
    text: 'Нет подстановки {город}.',
  });
});

test('sends at the chosen time in Moscow [ORG-08]', () => {
  expect(sendAtOf(ready)).toBe('now');
  expect(sendAtOf(later)).toBe('2026-11-22T12:00:00.000Z');
});

test('leaves out empty conditions and blanks around texts', () => {
  const segment = { q: '', city: 'Омск', type: undefined };
  expect(draftOf({ ...ready, segment, subject: ' Тема ' })).toMatchObject({
    segment: { city: 'Омск' },
    subject: 'Тема',
  });
});

test('recognizes stored values by their shape', () => {
  expect(isBroadcastValues(JSON.parse(JSON.stringify(ready)))).toBe(true);
  for (const other of [null, 5, {}, { ...ready, when: 'soon' }, { ...ready, segment: null }, { ...ready, text: 1 }])
    expect(isBroadcastValues(other)).toBe(false);
});
