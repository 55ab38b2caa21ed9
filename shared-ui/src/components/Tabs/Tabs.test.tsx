import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Tabs, type Tab, type TabsProps } from './Tabs';

const tabs: Tab[] = [
  { id: 'in', label: 'Входящие', content: 'Прислали вам' },
  { id: 'out', label: 'Исходящие', content: 'Отправили вы', isDisabled: true },
  { id: 'old', label: 'Архив', content: 'Решено' },
];

const show = (props: Partial<TabsProps> = {}) => render(<Tabs aria-label="Заявки" tabs={tabs} {...props} />);
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

test('names the tab list, its tabs and the open panel', async () => {
  const { container } = show();
  expect(screen.getByRole('tablist', { name: 'Заявки' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(panel()).toHaveAccessibleName('Входящие');
  expect(panel()).toHaveTextContent('Прислали вам');
  expect(screen.queryByText('Решено')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('opens a tab on click, except a disabled one', async () => {
  const onOpenTabChange = jest.fn();
  show({ onOpenTabChange });
  await userEvent.click(tab('Исходящие'));
  expect(panel()).toHaveTextContent('Прислали вам');
  await userEvent.click(tab('Архив'));
  expect(panel()).toHaveTextContent('Решено');
  expect(onOpenTabChange).toHaveBeenLastCalledWith('old');
  expect(onOpenTabChange).not.toHaveBeenCalledWith('out');
});

test('opens tabs by arrows, Home and End, skipping disabled ones', async () => {
  show({ defaultOpenTab: 'old' });
  await userEvent.tab();
  expect(tab('Архив')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Входящие')).toHaveFocus();
  expect(panel()).toHaveTextContent('Прислали вам');
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Архив')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Входящие')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(panel()).toHaveTextContent('Решено');
  await userEvent.keyboard('{Home}');
  expect(panel()).toHaveTextContent('Прислали вам');
  await userEvent.tab();
  expect(panel()).toHaveFocus();
});

test('follows only the parent when controlled', async () => {
  function Page() {
    const [openTab, setOpenTab] = useState('in');
    return (
      <>
        <Tabs aria-label="Заявки" tabs={tabs} openTab={openTab} />
        <button onClick={() => setOpenTab('old')}>В архив</button>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(tab('Архив'));
  expect(panel()).toHaveTextContent('Прислали вам');
  await userEvent.click(screen.getByRole('button', { name: 'В архив' }));
  expect(panel()).toHaveTextContent('Решено');
});

test('scrolls the row to the open tab', () => {
  const sizes = { offsetLeft: 300, offsetWidth: 120, clientWidth: 200 };
  Object.entries(sizes).forEach(([name, value]) =>
    jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value),
  );
  show({ defaultOpenTab: 'old' });
  expect(screen.getByRole('tablist').scrollLeft).toBe(220);
  jest.restoreAllMocks();
});
