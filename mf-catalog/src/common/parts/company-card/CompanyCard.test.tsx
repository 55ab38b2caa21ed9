import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage } from 'shared-api/testing';
import { CompanyCard } from './CompanyCard';

const card = () => within(screen.getByRole('article'));
const valueOf = (label: string) => card().getByText(label, { selector: 'dt' }).nextSibling?.textContent;

test('shows shortened company data and links to its page [CAT-08] [FIT-04]', () => {
  renderPage(
    <CompanyCard
      meeting="possible"
      company={fixtures.participant({
        id: 42,
        company: 'Северный ветер',
        activity: ['Футболки', 'Толстовки', 'Кружки', 'Ежедневники'].map((value, id) => ({ id, value })),
        minimum_circulation: ['от 100 штук', 'от 1000 штук'],
        minimum_sum: ['от 50 000 рублей'],
        branding: 'Требуется, шелкография',
      })}
    />,
  );
  expect(card().getByRole('link', { name: 'Северный ветер' })).toHaveAttribute('href', '/profile/42');
  expect(card().getByText('Россия, Мурманск')).toBeVisible();
  expect(valueOf('Мы ищем')).toBe('Футболки, Толстовки, Кружки +1');
  expect(valueOf('Тираж')).toBe('от 100 штук +1');
  expect(valueOf('Сумма')).toBe('от 50 000…');
  expect(valueOf('Брендирование')).toBe('Требуется');
});

test.each([
  ['Поставщик', 'Мы предлагаем', 'Условия сделки'],
  ['Заказчик', 'Мы ищем', 'Ожидаемые условия сделки'],
] as const)('labels the card of type %s «%s», «%s» [CARD-05]', (type, activity, terms) => {
  renderPage(<CompanyCard meeting="possible" company={fixtures.participant({ type })} />);
  expect(card().getByText(activity)).toBeVisible();
  expect(card().getByText(terms)).toBeInTheDocument();
});

test('shows badges for met, contacted and chat-only companies [CAT-08]', () => {
  const { unmount } = renderPage(
    <CompanyCard
      meeting="possible"
      company={fixtures.participant({ already_communicated: true, already_met: true, only_chat: true })}
    />,
  );
  for (const badge of ['Уже общались', 'Уже встречались', 'только чат']) expect(card().getByText(badge)).toBeVisible();
  unmount();

  renderPage(<CompanyCard meeting="possible" company={fixtures.participant()} />);
  for (const badge of ['Уже общались', 'Уже встречались', 'только чат'])
    expect(card().queryByText(badge)).not.toBeInTheDocument();
});

test('marks fields that a company has not filled in', () => {
  renderPage(
    <CompanyCard
      meeting="possible"
      company={fixtures.participant({ activity: [], minimum_circulation: [], minimum_sum: [], branding: '' })}
    />,
  );
  for (const label of ['Мы ищем', 'Тираж', 'Сумма', 'Брендирование']) expect(valueOf(label)).toBe('не указано');
});

test('links to the company’s chat and calendar [CARD-02]', () => {
  renderPage(<CompanyCard meeting="possible" company={fixtures.participant({ id: 42, company: 'Северный ветер' })} />);
  expect(card().getByRole('link', { name: 'Написать сообщение: Северный ветер' })).toHaveAttribute(
    'href',
    '/messages/42',
  );
  expect(card().getByRole('link', { name: 'Встретиться: Северный ветер' })).toHaveAttribute('href', '/profile/42#meet');
});

test('disables the meeting link with a reason', async () => {
  const { location } = renderPage(
    <CompanyCard
      meeting={{ reason: 'Только в чате.' }}
      company={fixtures.participant({ company: 'Северный ветер' })}
    />,
  );
  const meet = card().getByRole('link', { name: 'Встретиться: Северный ветер' });
  expect(meet).toHaveAttribute('aria-disabled', 'true');
  expect(meet).toHaveAccessibleDescription('Только в чате.');
  await userEvent.click(meet);
  expect(location()).toBe('/');
});

test('hides the meeting link when meetings are impossible', () => {
  renderPage(<CompanyCard meeting="nobody" company={fixtures.participant()} />);
  expect(card().queryByRole('link', { name: /^Встретиться/ })).not.toBeInTheDocument();
});

test('shows an online badge', () => {
  renderPage(<CompanyCard meeting="possible" isOnline company={fixtures.participant()} />);
  expect(card().getByRole('img', { name: 'В сети' })).toBeVisible();
});
