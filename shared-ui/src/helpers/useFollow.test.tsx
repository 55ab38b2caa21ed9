import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFollow } from './useFollow';

function Links() {
  return (
    <Place onClick={useFollow()}>
      <a href="/profile/42?from=list">
        <b>Северный ветер</b>
      </a>
      <a href="https://company.example/">Сайт</a>
      <a href="/files/1" target="_blank" rel="noopener">
        Файл
      </a>
      <a href="/files/2" download>
        Скачать
      </a>
      <button>Кнопка</button>
    </Place>
  );
}

const Place = styled.div``;

function open() {
  window.history.replaceState(null, '', '/catalog');
  render(<Links />, { wrapper: BrowserRouter });
}
const location = () => window.location.pathname + window.location.search;

/** Returns whether the click was handled; prevents jsdom from following it otherwise. */
function press(name: string, init: MouseEventInit = {}): boolean {
  let isTaken = false;
  const note = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return isTaken;
}

test('navigates inside the application from a link’s content', () => {
  open();
  expect(press('Северный ветер')).toBe(true);
  expect(location()).toBe('/profile/42?from=list');
  const entries = window.history.length;
  press('Северный ветер');
  expect(window.history).toHaveLength(entries);
});

test.each([
  ['Северный ветер', { ctrlKey: true }],
  ['Северный ветер', { metaKey: true }],
  ['Северный ветер', { shiftKey: true }],
  ['Северный ветер', { button: 1 }],
  ['Сайт', {}],
  ['Файл', {}],
  ['Скачать', {}],
  ['Кнопка', {}],
])('leaves «%s» with %j to the browser', (name, init) => {
  open();
  expect(press(name, init)).toBe(false);
  expect(location()).toBe('/catalog');
});
