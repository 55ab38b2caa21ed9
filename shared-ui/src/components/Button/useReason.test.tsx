import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { Button, type ButtonProps } from './Button';

const REASON = { text: 'Вы общаетесь только в чате.', to: '/profile/edit#meetings', linkText: 'Изменить в профиле' };

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const popover = () => screen.queryByRole('dialog', { name: 'Почему недоступно' });
const meet = () => screen.getByRole('button', { name: 'Встретиться' });

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function show(props: Partial<ButtonProps> = {}) {
  const onClick = jest.fn();
  const page = (changed: Partial<ButtonProps> = {}) => (
    <MemoryRouter>
      <Button reason={REASON} onClick={onClick} {...props} {...changed}>
        Встретиться
      </Button>
      <button>Дальше</button>
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return { onClick, change: (changed: Partial<ButtonProps>) => rerender(page(changed)) };
}

test.each([
  ['a Button', <Button reason="Выберите время">Отправить</Button>, 'button'],
  ['an IconButton', <IconButton aria-label="Отправить" reason="Выберите время" children={null} />, 'button'],
  ['a ButtonLink', <ButtonLink to="/meetings" reason="Выберите время" children="Отправить" />, 'link'],
])('%s with a reason is focusable and described', async (_, it, role) => {
  render(<MemoryRouter>{it}</MemoryRouter>);
  const control = screen.getByRole(role, { name: 'Отправить' });
  expect(control).toHaveAttribute('aria-disabled', 'true');
  expect(control).toHaveAccessibleDescription('Выберите время');
  await userEvent.tab();
  expect(control).toHaveFocus();
  expect(popover()).toHaveTextContent('Выберите время');
  await expectNoAxeViolations(document.body);
});

test('reads the control’s own description before the reason', () => {
  render(
    <>
      <p id="limit">До 50 компаний.</p>
      <Button reason="Мест нет." aria-describedby="limit">
        Добавить
      </Button>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('До 50 компаний. Мест нет.');
});

test('shows the reason on click without calling onClick', async () => {
  const { onClick } = show();
  await userEvent.click(meet());
  expect(popover()).toHaveTextContent('Вы общаетесь только в чате. Изменить в профиле');
  expect(meet()).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Изменить в профиле' }));
  expect(screen.getByRole('status')).toHaveTextContent('/profile/edit#meetings');
  expect(popover()).not.toBeInTheDocument();
});

test('does not submit its form while unavailable', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Имя" />
      <Button type="submit" reason="Осталось заполнить: «Сайт».">
        Сохранить
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Анна{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});

test('blocks navigation of links, by middle click too', async () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/meetings" reason="Мероприятие ещё не началось.">
        Встречи
      </ButtonLink>
      <ButtonLink href="https://example.com" reason="Ссылка ещё не назначена.">
        Перейти
      </ButtonLink>
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Встречи' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  await act(async () => {
    for (const link of screen.getAllByRole('link')) {
      expect(fireEvent.click(link)).toBe(false);
      expect(fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))).toBe(false);
    }
  });
});

test('opens the reason after 300 ms of hovering', async () => {
  jest.useFakeTimers();
  show();
  fireEvent.pointerEnter(meet());
  await wait(299);
  fireEvent.pointerLeave(meet());
  await wait(1_000);
  expect(popover()).not.toBeInTheDocument();
  fireEvent.pointerEnter(meet());
  await wait(300);
  expect(popover()).toBeInTheDocument();
});

test('stays open until the pointer leaves control and popover', async () => {
  jest.useFakeTimers();
  show();
  fireEvent.pointerEnter(meet());
  await wait(300);
  fireEvent.pointerLeave(meet());
  await wait(200);
  fireEvent.pointerEnter(popover()!);
  await wait(1_000);
  expect(popover()).toBeInTheDocument();
  fireEvent.pointerLeave(popover()!);
  await wait(300);
  expect(popover()).not.toBeInTheDocument();
});

test('ignores touch hovering', async () => {
  jest.useFakeTimers();
  show();
  fireEvent(meet(), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }));
  await wait(1_000);
  expect(popover()).not.toBeInTheDocument();
});

test('stays open while the control has focus', async () => {
  show();
  await userEvent.click(meet());
  jest.useFakeTimers();
  fireEvent.pointerLeave(meet());
  await wait(1_000);
  expect(popover()).toBeInTheDocument();
});

test('closes when Tab moves past the link', async () => {
  show();
  await userEvent.tab();
  expect(popover()).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  expect(popover()).not.toBeInTheDocument();
});

test('closes on Esc and opens again on Enter', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(popover()).not.toBeInTheDocument();
  expect(meet()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(popover()).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(meet()).toHaveFocus();
  expect(popover()).not.toBeInTheDocument();
});

test('works without losing focus once the reason is removed', async () => {
  const { onClick, change } = show();
  await userEvent.tab();
  change({ reason: undefined });
  expect(popover()).not.toBeInTheDocument();
  expect(meet()).toHaveFocus();
  expect(meet()).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  change({ reason: REASON });
  expect(popover()).not.toBeInTheDocument();
});

test('shows progress instead of the reason while busy', async () => {
  show({ isBusy: true });
  await userEvent.click(meet());
  expect(meet()).toHaveAttribute('aria-busy', 'true');
  expect(popover()).not.toBeInTheDocument();
});
