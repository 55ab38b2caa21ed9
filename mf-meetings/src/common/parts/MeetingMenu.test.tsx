import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useStillCalendar } from 'shared-api/testing';
import { MenuItem } from 'shared-ui/Menu';
import { expectNoAxeViolations, useDownloads } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import type { Meeting } from '#domain/meeting';
import { MeetingMenu } from './MeetingMenu';

const company = {
  point: '10:00',
  company: 'Банк «Созвездие»',
  company_id: 7,
  is_move: false,
  meeting_id: 31,
  sequence: 2,
};
const other = { ...company, company: 'Парус', company_id: 8, meeting_id: 32 };
const meeting: Meeting = {
  date: '2026-11-28',
  point: '10:00',
  link: 'https://meet.example/abc',
  companies: [company, other],
};

useStillCalendar('2026-11-27T09:00:00Z');
const downloads = useDownloads();
const onMove = jest.fn();
const draw = () =>
  renderPage(
    <>
      <MeetingMenu meeting={meeting} company={company}>
        <MenuItem onSelect={onMove}>Перенести</MenuItem>
      </MeetingMenu>
      <Toaster />
    </>,
  );
const open = () => userEvent.click(screen.getByRole('button', { name: 'Действия: Банк «Созвездие», 10:00' }));

test('lists given actions, then message, then calendars', async () => {
  draw();
  await open();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Перенести',
    'Написать сообщение',
    'Файл .ics',
    'Google Календарь',
    'Яндекс Календарь',
    'Outlook',
  ]);
  await expectNoAxeViolations(document.body);
});

test('opens the chat with the company', async () => {
  const { location } = draw();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Написать сообщение' }));
  expect(location()).toBe('/messages/7');
});

test('links to web calendars without leaking the opener', async () => {
  draw();
  await open();
  const group = within(screen.getByRole('group', { name: 'Добавить в календарь' }));
  const pages = {
    'Google Календарь': 'calendar.google.com',
    'Яндекс Календарь': 'calendar.yandex.ru',
    Outlook: 'outlook.live.com',
  };
  for (const [name, host] of Object.entries(pages)) {
    const link = group.getByRole('menuitem', { name });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.host).toBe(host);
    expect([...address.searchParams.values()]).toContain('Встреча: Банк «Созвездие»');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('downloads a file of only this company’s meeting', async () => {
  draw();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Файл .ics' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatchObject({ name: 'vstrecha-2026-11-28-1000.ics', type: 'text/calendar;charset=utf-8' });
  expect(downloads[0]?.text).toContain('UID:meeting-31@');
  expect(downloads[0]?.text).toContain('SEQUENCE:2');
  expect(downloads[0]?.text).not.toContain('Парус');
});

test('reports a file that cannot be created', async () => {
  URL.createObjectURL = () => {
    throw new Error('full');
  };
  draw();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Файл .ics' }));
  expect(await screen.findByText('Не удалось создать файл календаря. Попробуйте ещё раз.')).toBeVisible();
});
