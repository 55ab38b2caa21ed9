import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { Dialog } from '../Dialog/Dialog';
import { Popover } from './Popover';

function Page({ isModal, onClose, onAll }: { isModal?: boolean; onClose?: () => void; onAll?: () => void }) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <label htmlFor="filter">Города</label>
      <button
        id="filter"
        type="button"
        aria-label="Фильтр"
        onPointerEnter={({ currentTarget }) => setControl(currentTarget)}
        onClick={({ currentTarget }) => {
          setControl(currentTarget);
          setIsOpen(!isOpen);
        }}
      >
        Фильтр
      </button>
      <Popover
        control={control}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          setControl(null);
          onClose?.();
        }}
        isModal={isModal}
        aria-label="Варианты"
      >
        <input aria-label="Найти" />
        <button type="button" onClick={onAll}>
          Все
        </button>
      </Popover>
      <a href="/news">Новости</a>
    </>
  );
}

const box = () => screen.queryByRole('dialog', { name: 'Варианты' });
const control = () => screen.getByRole('button', { name: 'Фильтр' });

test('is hidden while prepared, visible once opened', async () => {
  render(<Page />);
  await userEvent.hover(control());
  expect(screen.getByLabelText('Найти')).not.toBeVisible();
  expect(box()).not.toBeInTheDocument();
  await userEvent.click(control());
  expect(box()).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('takes focus, passes it on with Tab and closes', async () => {
  render(<Page />);
  await userEvent.click(control());
  expect(screen.getByLabelText('Найти')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Все' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Новости' })).toHaveFocus();
  expect(box()).not.toBeInTheDocument();
});

test('closes on Esc without closing the surrounding dialog', async () => {
  const onCloseDialog = jest.fn();
  const onKeyAround = jest.fn();
  render(
    <Dialog isOpen onClose={onCloseDialog} title="Рассылка">
      <div role="presentation" onKeyDown={onKeyAround}>
        <Page />
      </div>
    </Dialog>,
  );
  await userEvent.click(control());
  await userEvent.keyboard('{Escape}');
  expect(box()).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
  expect(onCloseDialog).not.toHaveBeenCalled();
  expect(onKeyAround).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCloseDialog).toHaveBeenCalledTimes(1);
});

test('closes on a press outside, not on a press inside', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('button', { name: 'Все' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(control());
  await userEvent.click(control());
  expect(box()).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('opens on a double click and ignores its second click', async () => {
  const onClose = jest.fn();
  const onAll = jest.fn();
  render(<Page onClose={onClose} onAll={onAll} />);
  await userEvent.dblClick(control());
  expect(box()).toBeVisible();
  const all = screen.getByRole('button', { name: 'Все' });
  // On a phone the popover appears under the finger.
  fireEvent.click(all, { detail: 2 });
  expect(onAll).not.toHaveBeenCalled();
  fireEvent.click(all, { detail: 1 });
  fireEvent.click(all, { detail: 2 });
  expect(onAll).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('opens and closes on clicks on its control’s label', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByText('Города'));
  expect(box()).toBeVisible();
  await userEvent.click(screen.getByText('Города'));
  expect(box()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('behaves like a dialog when modal', async () => {
  render(<Page isModal />);
  await userEvent.click(control());
  const dialog = screen.getByRole('dialog', { name: 'Варианты' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveFocus();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(box()).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
});

test('blocks page scrolling only when modal', async () => {
  const scrollLock = () => document.documentElement.dataset.still;
  const { rerender } = render(<Page isModal />);
  await userEvent.click(control());
  expect(scrollLock()).toBe('veil');
  rerender(<Page />);
  expect(scrollLock()).toBeUndefined();
  rerender(<Page isModal />);
  await userEvent.keyboard('{Escape}');
  expect(scrollLock()).toBeUndefined();
});

test('closes on a press on the backdrop when modal', async () => {
  render(<Page isModal />);
  await userEvent.click(control());
  const dialog = screen.getByRole('dialog', { name: 'Варианты' });
  jest.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(8, 100, 344, 400));
  fireEvent.click(dialog, { clientX: 20, clientY: 120 });
  expect(box()).toBeInTheDocument();
  fireEvent.click(dialog, { clientX: 20, clientY: 50 });
  expect(box()).not.toBeInTheDocument();
  expect(control()).toHaveFocus();
});

test('follows its control on scroll and resize', async () => {
  const takeSizeAway = giveElementsSize({ width: 1000, height: 800 });
  render(<Page />);
  const place = jest.spyOn(control(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 300, 40));
  await userEvent.click(control());
  expect(box()).toHaveStyle({ left: '100px', top: '244px', width: '300px' });
  place.mockReturnValue(new DOMRect(100, 150, 300, 40));
  fireEvent.scroll(document);
  expect(box()).toHaveStyle({ top: '194px' });
  takeSizeAway();
});

test('stays open when the phone is rotated', async () => {
  const { rerender } = render(<Page isModal />);
  await userEvent.click(control());
  rerender(<Page />);
  expect(box()).toBeInTheDocument();
  expect(box()).not.toHaveAttribute('aria-modal');
  expect(screen.getByLabelText('Найти')).toHaveFocus();
  // Esc must not reach the browser, which would clear the search field.
  expect(fireEvent.keyDown(screen.getByLabelText('Найти'), { key: 'Escape' })).toBe(false);
});

test('does not take focus with `takesFocus={false}`', async () => {
  const page = (isOpen: boolean) => (
    <>
      <button>Встретиться</button>
      <Popover
        control={document.body}
        isOpen={isOpen}
        onClose={() => undefined}
        takesFocus={false}
        aria-label="Почему нет"
      >
        <a href="/profile">Профиль</a>
      </Popover>
    </>
  );
  const { rerender } = render(page(false));
  await userEvent.tab();
  rerender(page(true));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Почему нет' })).not.toBeInstanceOf(HTMLDialogElement);
});
