import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { Dialog, type DialogProps } from './Dialog';

function Page({ children, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      <Dialog title="Переименовать" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {children ?? <input aria-label="Имя" />}
      </Dialog>
    </>
  );
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name: 'Переименовать' });
}

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
])('%s closes it, unlocks scrolling and returns focus', async (_, close) => {
  render(<Page />);
  const dialog = await open();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(document.documentElement).toHaveAttribute('data-still', 'veil');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-still');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
});

describe('opened from a row', () => {
  /** Effect of the dialog on the second row. */
  type Fate = 'stays' | 'loses its button' | 'disappears' | 'disappears with the last row';

  function Rows({ fate }: { fate: Fate }) {
    const [isOpen, setIsOpen] = useState(false);
    const [isDone, setIsDone] = useState(false);
    const left =
      isDone && fate === 'disappears' ? [1, 3] : isDone && fate === 'disappears with the last row' ? [1] : [1, 2, 3];
    return (
      <>
        <ul>
          {left.map((row) => (
            <li key={row} data-focus-row={row} tabIndex={-1} aria-label={`Строка ${row}`}>
              {(row !== 2 || !isDone || fate === 'stays') && (
                <button onClick={() => setIsOpen(true)}>Отменить {row}</button>
              )}
            </li>
          ))}
        </ul>
        <Dialog title="Отменить?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          <button
            onClick={() => {
              setIsDone(true);
              setIsOpen(false);
            }}
          >
            Да
          </button>
        </Dialog>
      </>
    );
  }

  test.each<[Fate, () => HTMLElement]>([
    ['stays', () => screen.getByRole('button', { name: 'Отменить 2' })],
    ['loses its button', () => screen.getByRole('listitem', { name: 'Строка 2' })],
    ['disappears', () => screen.getByRole('listitem', { name: 'Строка 3' })],
    ['disappears with the last row', () => screen.getByRole('listitem', { name: 'Строка 1' })],
  ])('returns focus to the nearest place when the row %s', async (fate, place) => {
    render(<Rows fate={fate} />);
    await userEvent.click(screen.getByRole('button', { name: 'Отменить 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(place()).toHaveFocus());
  });
});

test('focuses the first field, not the close button', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
});

test('traps focus inside', async () => {
  render(<Page />);
  const dialog = await open();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('cannot be closed while busy', async () => {
  render(<Page isBusy />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
});

test('has an accessible description', async () => {
  render(<Page description="Новое имя увидят все." />);
  expect(await open()).toHaveAccessibleDescription('Новое имя увидят все.');
});

test('adds no style element, which the CSP would block', async () => {
  const before = document.head.querySelectorAll('style').length;
  const complain = jest.spyOn(console, 'error');
  render(<Page />);
  await open();
  expect(document.head.querySelectorAll('style').length).toBeLessThanOrEqual(Math.max(before, 1));
  expect(document.body.style.overflow).toBe('');
  expect(complain).not.toHaveBeenCalled();
});

test('keeps description, initial focus and accessibility as a sheet', async () => {
  render(<Page isSheet isTall footer={<button>Сохранить</button>} description="Новое имя увидят все." />);
  const dialog = await open();
  expect(dialog).toHaveAccessibleDescription('Новое имя увидят все.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
  await expectNoAxeViolations(document.body);
});

test('makes only a scrollable sheet without controls focusable', async () => {
  const takeSizeAway = giveElementsSize({ width: 360, height: 100 });
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  const { rerender } = render(<Page isSheet children="Правила участия" />);
  await open();
  expect(screen.getByText('Правила участия')).toHaveAttribute('tabindex', '0');
  rerender(<Page isSheet children={<a href="/rules">Правила участия</a>} />);
  expect(screen.getByRole('link').parentElement).not.toHaveAttribute('tabindex');
  height.mockReturnValue(100);
  rerender(<Page isSheet children="Коротко" />);
  expect(screen.getByText('Коротко')).not.toHaveAttribute('tabindex');
  takeSizeAway();
});
