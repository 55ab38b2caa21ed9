import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useFakeApi, useStillCalendar } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { journalEntries, journalEntry } from '#testing/journal';
import { JournalOf } from './JournalOf';

useStillCalendar('2026-11-24T09:00:00Z');
const api = useFakeApi();

const open = () => renderPage(<JournalOf subjectType="news" subjectId={3} />);

/** Entry by the sentence that it begins with. */
const entry = async (text: string) => {
  const items = await screen.findAllByRole('listitem');
  const found = items.find((item) => item.textContent.includes(text));
  if (!found) throw new Error(`No entry with «${text}».`);
  return found;
};

test('lists entries of one subject and links to the rest [ORG-09]', async () => {
  let asked = '';
  api.answer('get', '/api/organizer/journal', ({ query }) => {
    asked = query.toString();
    return { entries: journalEntries.slice(0, 5), pages: 2, total_count: 6 };
  });
  const { container } = open();
  expect(await entry('Система')).toHaveTextContent(
    '22.11, 14:02 · Система · Новость опубликована по времени: Открыта запись на встречи',
  );
  expect(asked).toBe('subject_type=news&subject_id=3&limit=5&page=1');
  expect(await entry('7 компаний')).toHaveTextContent(
    '22.11, 12:30 · Анна Петрова · Активация, 7 компаний: Мастерская «Скоро открытие», Парус, …',
  );
  expect(screen.getByRole('link', { name: 'Парус' })).toHaveAttribute('href', '/organizer/participants/33');
  expect(await entry('Банк «Созвездие»')).toHaveTextContent('Причина: Нарушение правил участия');
  expect(await entry('Переключатель')).toHaveTextContent('Переключатель: Каталог');
  expect(screen.getByRole('link', { name: 'Показать все события: 6' })).toHaveAttribute(
    'href',
    '/organizer/journal?subject_type=news&subject_id=3',
  );
  await expectNoAxeViolations(container);
});

test('shows values side by side and marks changed lines [ORG-09]', async () => {
  api.answer('get', '/api/organizer/journal', { entries: journalEntries.slice(0, 2), pages: 1, total_count: 2 });
  const { container } = open();
  const edited = within(await entry('Правка новости'));
  expect(within(await entry('Система')).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(edited.getByRole('button', { name: 'Что изменилось', expanded: false }));
  const table = edited.getByRole('table', { name: 'Что изменилось' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(
    within(table)
      .getAllByRole('deletion')
      .map(({ textContent }) => textContent),
  ).toEqual(['Открыта запись', 'Встречи идут по полчаса.']);
  expect(
    within(table)
      .getAllByRole('insertion')
      .map(({ textContent }) => textContent),
  ).toEqual(['Открыта запись на встречи', 'Встречи идут по часу.']);
  expect(within(table).getByText('Кому')).toHaveTextContent('Кому · без изменений');
  expect(within(table).getAllByText('Всем')).toHaveLength(2);
  await expectNoAxeViolations(container);
  await userEvent.click(edited.getByRole('button', { name: 'Что изменилось', expanded: true }));
  expect(edited.queryByRole('table')).not.toBeInTheDocument();
});

test('writes markup in values as text [ORG-09]', async () => {
  const entries = [
    journalEntry({ before: undefined, after: { organizer_note: '<img src=x onerror=alert(1)>', odd: null } }),
  ];
  api.answer('get', '/api/organizer/journal', { entries, pages: 1, total_count: 1 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Что изменилось' }));
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'odd' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Было' })).not.toBeInTheDocument();
});

test('asks again after a failure and says when empty [ORG-09]', async () => {
  api.fail('get', '/api/organizer/journal', { status: 429, body: 'Слишком много запросов. Повторите через 5 с.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить журнал. Слишком много запросов. Повторите через 5 с.',
  );
  api.answer('get', '/api/organizer/journal', { entries: [], pages: 0, total_count: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Событий нет.')).toBeVisible();
});
