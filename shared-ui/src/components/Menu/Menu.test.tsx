import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Dialog } from '../Dialog/Dialog';
import { Menu } from './Menu';
import { MenuGroup } from './MenuGroup';
import { MenuItem } from './MenuItem';
import { MenuLink } from './MenuLink';
import { MenuSeparator } from './MenuSeparator';

const onDownload = jest.fn();
const onRemove = jest.fn();
beforeEach(() => void jest.clearAllMocks());

function Page() {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      <Menu button={<button>Действия</button>}>
        <MenuItem onSelect={onDownload}>Скачать</MenuItem>
        <MenuItem onSelect={() => setIsRenaming(true)}>Переименовать</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onRemove} isDisabled>
          Удалить
        </MenuItem>
        <MenuItem onSelect={onRemove} isDanger>
          Удалить навсегда
        </MenuItem>
      </Menu>
      <button>Дальше</button>
      <Dialog isOpen={isRenaming} onClose={() => setIsRenaming(false)} title="Переименовать файл">
        <input aria-label="Имя" />
      </Dialog>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Действия' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('exposes button, menu and items to assistive technology', async () => {
  render(<Page />);
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(screen.getByRole('menu', { name: 'Действия' })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual([
    'Скачать',
    'Переименовать',
    'Удалить',
    'Удалить навсегда',
  ]);
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(document.body);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('opens at the first item with the key «%s»', async (key) => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(item('Скачать')).toHaveFocus();
});

test('moves by arrows, Home, End and typing, skipping disabled items', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(item('Удалить навсегда')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Скачать')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Удалить навсегда')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Скачать')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Удалить навсегда')).toHaveFocus();
  await userEvent.keyboard('п');
  expect(item('Переименовать')).toHaveFocus();
});

test.each(['{Enter}', ' '])('selects, closes and returns focus with the key «%s»', async (key) => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(`{Enter}${key}`);
  expect(onDownload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('selects on click, except a disabled item', async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(item('Удалить'), { pointerEventsCheck: 0 });
  expect(onRemove).not.toHaveBeenCalled();
  expect(item('Удалить')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item('Удалить навсегда'));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('closes with Esc and returns focus', async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await expect(screen.findByRole('button', { name: 'Действия' })).resolves.toHaveFocus();
});

test('closes with Tab', async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('leaves focus to a dialog opened by an item', async () => {
  render(<Page />);
  await userEvent.click(button());
  await userEvent.click(item('Переименовать'));
  const dialog = await screen.findByRole('dialog', { name: 'Переименовать файл' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'прайс');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(screen.findByRole('button', { name: 'Действия' })).resolves.toHaveFocus();
});

test('adds no style element, as the content security policy requires', async () => {
  render(<Page />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(button());
  expect(document.querySelectorAll('style')).toHaveLength(before);
  expect(document.body.style.overflow).toBe('');
});

test('names a group and opens its links in new tabs', async () => {
  const follow = jest.fn((event: Event) => event.preventDefault());
  render(
    <Menu button={<button>Действия</button>}>
      <MenuItem onSelect={onDownload}>Скачать</MenuItem>
      <MenuGroup label="Добавить в календарь">
        <MenuLink href="https://calendar.example/?a=1">Google Календарь</MenuLink>
        <MenuLink href="javascript:alert(1)">Чужое</MenuLink>
      </MenuGroup>
    </Menu>,
  );
  document.addEventListener('click', follow);
  await userEvent.click(button());
  const group = screen.getByRole('group', { name: 'Добавить в календарь' });
  expect(group).toContainElement(item('Google Календарь'));
  expect(item('Google Календарь')).toHaveAttribute('href', 'https://calendar.example/?a=1');
  expect(item('Google Календарь')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(item('Google Календарь')).toHaveAttribute('target', '_blank');
  expect(item('Чужое')).not.toHaveAttribute('href');
  await expectNoAxeViolations(document.body);
  follow.mockClear();

  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(item('Скачать')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  const link = item('Google Календарь');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledTimes(1);
  expect(follow.mock.calls[0]?.[0].target).toBe(link);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  document.removeEventListener('click', follow);
});
