import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage } from 'shared-api/testing';
import { ProfileCard } from './ProfileCard';

const section = (title: string) => screen.getByRole('region', { name: title });
/** The shortest text of words that is longer than the limit, with a last word to look for. */
const long = (word: string) => `${`${word} `.repeat(Math.ceil(300 / (word.length + 1)))}последнее`;

test('shows name, place with its flag, avatar with its fallback [CARD-01]', () => {
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

test('badges say what the viewer has had to do with the company, and that it is an agency [CARD-01]', () => {
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

test('says that a company prefers the chat [CARD-03]', () => {
  const { unmount } = renderPage(<ProfileCard profile={fixtures.participant()} />);
  expect(screen.queryByText(/предпочитает общение в чате/)).not.toBeInTheDocument();
  unmount();
  renderPage(<ProfileCard profile={fixtures.participant({ only_chat: true })} />);
  expect(screen.getByText('Пользователь предпочитает общение в чате.')).toBeVisible();
});

test('says to the owner what only chatting means, and where to change it [CARD-03]', () => {
  renderPage(<ProfileCard profile={fixtures.currentUser({ only_chat: true })} isOwn />);
  expect(screen.getByText(/Вы общаетесь только в чате: встречи не назначаются/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
});

test('description and activity open and close on their own beyond 300 characters [CARD-04]', async () => {
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

test('300 characters are shown whole [CARD-04]', () => {
  renderPage(<ProfileCard profile={fixtures.participant({ description: 'я'.repeat(300) })} />);
  expect(section('О компании')).toHaveTextContent('я'.repeat(300));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('links in the description are followed, nothing in it is executed [CARD-04]', () => {
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

test('a customer’s wording: what it looks for, its industry, the terms it expects [CARD-05]', () => {
  renderPage(<ProfileCard profile={fixtures.participant()} />);
  expect(section('Мы ищем')).toHaveTextContent('Футболки, Толстовки');
  expect(section('Отрасль')).toHaveTextContent('Логистика');
  const terms = section('Ожидаемые условия сделки');
  expect(terms).toHaveTextContent('Минимальный тиражот 100 шт.');
  expect(terms).toHaveTextContent('Минимальная суммаот 50 000 ₽');
  expect(terms).toHaveTextContent('Требуется, шелкография');
});

test('a supplier’s wording: what it offers, its terms, branding as yes or no [CARD-05] [CARD-06]', () => {
  renderPage(<ProfileCard profile={fixtures.participant({ type: 'Поставщик' })} />);
  expect(section('Мы предлагаем')).toHaveTextContent('Футболки, Толстовки');
  expect(section('Условия сделки')).toHaveTextContent('Требуется брендирование');
  expect(screen.queryByRole('region', { name: 'Отрасль' })).not.toBeInTheDocument();
});

test('the site is a link when it is a web address, else only text', () => {
  const { unmount } = renderPage(<ProfileCard profile={fixtures.participant({ site: 'podarki.example' })} />);
  expect(screen.getByRole('link', { name: 'podarki.example' })).toHaveAttribute('href', 'https://podarki.example');
  unmount();
  renderPage(<ProfileCard profile={fixtures.participant({ site: 'javascript:alert(1)' })} />);
  expect(section('Сайт')).toHaveTextContent('javascript:alert(1)');
  expect(within(section('Сайт')).queryByRole('link')).not.toBeInTheDocument();
});

test('what a company has not filled in takes no room', () => {
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
