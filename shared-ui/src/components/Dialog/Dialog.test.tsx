import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from './Dialog';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      <Dialog title="Переименовать" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <input aria-label="Имя" />
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
])('%s closes it and the focus returns', async (_, close) => {
  render(<Page />);
  const dialog = await open();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
});

test('gives the focus to the first field, not to the cross', async () => {
  render(<Page />);
  await open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
});

test('keeps the focus inside', async () => {
  render(<Page />);
  const dialog = await open();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('cannot be closed while it saves', async () => {
  render(<Page isBusy />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled();
});

test('reads its description', async () => {
  render(<Page description="Новое имя увидят все." />);
  expect(await open()).toHaveAccessibleDescription('Новое имя увидят все.');
});

test('adds no style element, which the content security policy would forbid', async () => {
  const before = document.head.querySelectorAll('style').length;
  const complain = jest.spyOn(console, 'error');
  render(<Page />);
  await open();
  expect(document.head.querySelectorAll('style').length).toBeLessThanOrEqual(Math.max(before, 1));
  expect(document.body.style.overflow).toBe('');
  expect(complain).not.toHaveBeenCalled();
});
