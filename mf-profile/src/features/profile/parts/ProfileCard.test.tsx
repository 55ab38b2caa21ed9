import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage } from 'shared-api/testing';
import { ProfileCard } from './ProfileCard';

const section = (title: string) => screen.getByRole('region', { name: title });
/** A text just over the limit, ending in a distinct last word. */
const long = (word: string) => `${`${word} `.repeat(Math.ceil(300 / (word.length + 1)))}последнее`;

test('shows name, location with flag, and avatar with fallback [CARD-01]', () => {
  const { container } = renderPage(
    <ProfileCard profile={fixtures.participant({ avatar: '/images/avatar/gone.png' })} />,
  );
  expect(screen.getByRole('heading', { name: 'Северный ветер' })).toBeVisible();
  expect(screen.getByText('Россия, Мурманск')).toBeVisible();
  expect(screen.getByTitle('Россия')).toBeVisible();
  const picture = container.querySelector('img');
  if (!picture) throw new Error('The card has no picture.');
  expect(picture).toHaveAttribute('src', '/images/avatar/gone.png');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/avatar/default.png');
});

test('shows badges for an agency and for earlier contacts [CARD-01]', () => {
  const { unmount } = renderPage(<ProfileCard profile={fixtures.participant()} />);
  for (const badge of ['Уже общались', 'Уже встречались', 'Рекламное агентство'])
    expect(screen.queryByText(badge)).not.toBeInTheDocument();
  unmount();
  renderPage(
    <ProfileCard
      profile={fixtures.participant({ already_communicated: true, already_met: true, is_advertising_agency: true })}
    />,
  );
  for (const badge of ['Уже общались', 'Уже встречались', 'Рекламное агентство'])
    expect(screen.getByText(badge)).toBeVisible();
});

test('states that a company prefers the chat [CARD-03]', () => {
  const { unmount } = renderPage(<ProfileCard profile={fixtures.participant()} />);
  expect(screen.queryByText(/предпочитает общение в чате/)).not.toBeInTheDocument();
  unmount();
  renderPage(<ProfileCard profile={fixtures.participant({ only_chat: true })} />);
  expect(screen.getByText('Пользователь предпочитает общение в чате.')).toBeVisible();
});

test('explains chat-only to the owner with a settings link [CARD-03]', () => {
  renderPage(<ProfileCard profile={fixtures.currentUser({ only_chat: true })} isOwn />);
  expect(screen.getByText(/Вы общаетесь только в чате: встречи не назначаются/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
});

test('expands description and activity over 300 characters separately [CARD-04]', async () => {
  renderPage(
    <ProfileCard
      profile={fixtures.participant({ description: long('слово'), activity: [{ id: 1, value: long('кружки') }] })}
    />,
  );
  for (const title of ['О компании', 'Мы ищем']) {
    const part = within(section(title));
    expect(section(title)).not.toHaveTextContent('последнее');
    await userEvent.click(part.getByRole('button', { name: 'Показать полностью' }));
    expect(section(title)).toHaveTextContent('последнее');
    await userEvent.click(part.getByRole('button', { name: 'Скрыть' }));
    expect(section(title)).not.toHaveTextContent('последнее');
  }
});

test('shows exactly 300 characters without an expand button [CARD-04]', () => {
  renderPage(<ProfileCard profile={fixtures.participant({ description: 'я'.repeat(300) })} />);
  expect(section('О компании')).toHaveTextContent('я'.repeat(300));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links addresses in the description without executing markup [CARD-04]', () => {
  renderPage(
    <ProfileCard
      profile={fixtures.participant({
        description: 'Наш каталог: https://podarki.example/katalog <img src=x onerror=alert(1)> javascript:alert(2)',
      })}
    />,
  );
  const description = within(section('О компании'));
  expect(description.getByRole('link')).toHaveAttribute('href', 'https://podarki.example/katalog');
  expect(section('О компании')).toHaveTextContent('<img src=x onerror=alert(1)> javascript:alert(2)');
  expect(section('О компании').querySelector('img')).toBeNull();
});

test('words the card of a customer [CARD-05]', () => {
  renderPage(<ProfileCard profile={fixtures.participant()} />);
  expect(section('Мы ищем')).toHaveTextContent('Футболки, Толстовки');
  expect(section('Отрасль')).toHaveTextContent('Логистика');
  const terms = section('Ожидаемые условия сделки');
  expect(terms).toHaveTextContent('Минимальный тиражот 100 шт.');
  expect(terms).toHaveTextContent('Минимальная суммаот 50 000 ₽');
  expect(terms).toHaveTextContent('Требуется, шелкография');
});

test('shows a supplier’s branding as yes or no [CARD-05] [CARD-06]', () => {
  renderPage(<ProfileCard profile={fixtures.participant({ type: 'Поставщик' })} />);
  expect(section('Мы предлагаем')).toHaveTextContent('Футболки, Толстовки');
  expect(section('Условия сделки')).toHaveTextContent('Требуется брендирование');
  expect(screen.queryByRole('region', { name: 'Отрасль' })).not.toBeInTheDocument();
});

test('links the site only if it is a web address', () => {
  const { unmount } = renderPage(<ProfileCard profile={fixtures.participant({ site: 'podarki.example' })} />);
  expect(screen.getByRole('link', { name: 'podarki.example' })).toHaveAttribute('href', 'https://podarki.example');
  unmount();
  renderPage(<ProfileCard profile={fixtures.participant({ site: 'javascript:alert(1)' })} />);
  expect(section('Сайт')).toHaveTextContent('javascript:alert(1)');
  expect(within(section('Сайт')).queryByRole('link')).not.toBeInTheDocument();
});

test('omits empty fields', () => {
  renderPage(
    <ProfileCard
      profile={fixtures.participant({
        description: '',
        activity: [],
        minimum_circulation: [],
        minimum_sum: [],
        branding: '',
        industry: '',
        site: '',
      })}
    />,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Северный ветер']);
});

test.each([
  ['https://podarki.example', 'https://podarki.example'],
  ['http://podarki.example/o-nas', 'http://podarki.example/o-nas'],
  [' podarki.example ', 'https://podarki.example'],
  ['подарки.рф', 'https://подарки.рф'],
  ['podarki.example:8443', 'https://podarki.example:8443'],
])('links «%s» to %s', (site, href) => {
  renderPage(<ProfileCard profile={fixtures.participant({ site })} />);
  expect(within(section('Сайт')).getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<b>',
  'mailto:a@b.ru',
  'сайта пока нет',
])('returns no link for «%s» [CARD-04]', (site) => {
  renderPage(<ProfileCard profile={fixtures.participant({ site })} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
