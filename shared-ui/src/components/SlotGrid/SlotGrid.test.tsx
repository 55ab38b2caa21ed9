import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { SlotGrid, type SlotGridProps } from './SlotGrid';
import type { SlotGridSlot } from './slotSelection';

const day: SlotGridSlot[] = [
  { point: '10:00', status: 'AVAILABLE' },
  { point: '10:30', status: 'BLOCKED' },
  { point: '11:00', status: 'ASSIGNED', companies: ['Ромашка', 'Василёк'] },
  { point: '11:30', status: 'AVAILABLE' },
  { point: '12:00', status: 'AVAILABLE' },
];

const onOpenAssigned = jest.fn();
const onPressReadOnly = jest.fn();
beforeEach(() => void jest.clearAllMocks());

function Page({ mode = 'schedule', slots = day, selected: start = [] }: Partial<SlotGridProps>) {
  const [selected, setSelected] = useState<readonly string[]>(start);
  return (
    <>
      <SlotGrid
        aria-label="Сегодня"
        slots={slots}
        mode={mode}
        selected={selected}
        onSelectionChange={setSelected}
        onOpenAssigned={onOpenAssigned}
        onPressReadOnly={onPressReadOnly}
      />
      <output aria-label="выбрано">{selected.join(' ')}</output>
      <button onClick={() => setSelected([])}>Отменить</button>
    </>
  );
}

const slot = (point: string) => screen.getByRole('button', { name: new RegExp(`^${point}`) });
const expectSelected = (points: string) =>
  expect(screen.getByLabelText('выбрано')).toHaveTextContent(new RegExp(`^${points}$`));

test('says in words what the faces say, with the companies of a meeting [MEET-06]', () => {
  render(<Page />);
  expect(screen.getByRole('group', { name: 'Сегодня' })).toHaveAccessibleDescription(/Стрелки/);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '10:00Рабочее время',
    '10:30Нерабочее время',
    '11:00Встреча назначенаРомашка, Василёк',
    '11:30Рабочее время',
    '12:00Рабочее время',
    'Отменить',
  ]);
});

test('one’s own free and non-working slots are selected, a meeting is opened [POINT-02]', async () => {
  render(<Page />);
  await userEvent.click(slot('10:30'));
  await userEvent.click(slot('10:00'));
  await userEvent.click(slot('11:00'));
  expectSelected('10:00 10:30');
  expect(slot('10:00')).toHaveAttribute('aria-pressed', 'true');
  expect(onOpenAssigned).toHaveBeenCalledWith(day[2]);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('Выбрано слотов: 2');
  await userEvent.click(slot('10:00'));
  expectSelected('10:30');
});

test('for an invitation one free slot is selected, others stay as they are [PART-05]', async () => {
  render(<Page mode="invite" />);
  await userEvent.click(slot('10:30'));
  expectSelected('');
  expect(slot('10:30')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(slot('10:00'));
  await userEvent.click(slot('12:00'));
  expectSelected('12:00');
});

test('read-only slots lead on instead of being selected [PART-06]', async () => {
  render(<Page mode="read-only" />);
  await userEvent.click(slot('10:00'));
  await userEvent.click(slot('11:00'));
  expectSelected('');
  expect(onPressReadOnly).toHaveBeenCalledWith(day[0]);
  expect(onOpenAssigned).toHaveBeenCalledWith(day[2]);
});

test('a preview has nothing to press [PART-05]', () => {
  render(<Page mode="preview" />);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Отменить' })]);
  expect(screen.getByRole('list', { name: 'Сегодня' })).toHaveTextContent('Ромашка');
});

test('Tab stops once; arrows, Home and End lead inside; Space and Enter press', async () => {
  render(<Page />);
  await userEvent.tab();
  expect(slot('10:00')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(slot('11:00')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpenAssigned).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{End} ');
  expectSelected('12:00');
  await userEvent.keyboard('{Home}{Enter}');
  expectSelected('10:00 12:00');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(slot('10:00')).toHaveFocus();
});

test('up and down keep to the column', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor([...(this.parentElement?.children ?? [])].indexOf(this) / 3) * 50;
  });
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(slot('12:00')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(slot('10:30')).toHaveFocus();
  jest.restoreAllMocks();
});

test('Shift with arrows makes the range longer and shorter, around a meeting', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expectSelected('10:00 10:30 11:30');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expectSelected('10:00 10:30');
});

test('Shift with a press selects from the last press to here', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(slot('10:30'));
  await user.keyboard('{Shift>}');
  await user.click(slot('12:00'));
  expectSelected('10:30 11:30 12:00');
  await user.click(slot('10:00'));
  expectSelected('10:00 10:30');
});

test('a range does not bring back what was cleared', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(slot('10:00'));
  await user.click(slot('10:30'));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.keyboard('{Shift>}');
  await user.click(slot('12:00'));
  expectSelected('12:00');
});

test('Ctrl with A selects all that can be', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expectSelected('10:00 10:30 11:30 12:00');
});

// jsdom has no pointer events.
function point(
  type: 'pointerdown' | 'pointerover' | 'pointercancel',
  at: string,
  { buttons = 1, pointerType = 'mouse' } = {},
) {
  fireEvent(slot(at), Object.assign(new MouseEvent(type, { bubbles: true, button: 0, buttons }), { pointerType }));
}

function drag(from: string, ...over: string[]) {
  point('pointerdown', from);
  for (const at of over) point('pointerover', at);
  const last = over.at(-1) ?? from;
  // Browsers click what the press and the release have in common.
  fireEvent.click(last === from ? slot(from) : screen.getByRole('group'), { detail: 1 });
}

test('dragging selects the slots between, and what is selected already is cleared by it', () => {
  render(<Page />);
  drag('10:00', '10:30', '12:00', '11:30');
  expectSelected('10:00 10:30 11:30');
  drag('10:30', '11:00', '11:30');
  expectSelected('10:00');
});

test('a drag that comes back to where it began selects just that slot', () => {
  render(<Page />);
  drag('10:00', '10:30', '10:00');
  expectSelected('10:00');
});

test('a drag that the system takes away leaves the selection as it was', () => {
  render(<Page selected={['12:00']} />);
  point('pointerdown', '10:00');
  point('pointerover', '11:30');
  expectSelected('10:00 10:30 11:30 12:00');
  point('pointercancel', '11:30');
  expectSelected('12:00');
});

test('a finger that moves scrolls and selects nothing', () => {
  render(<Page />);
  point('pointerdown', '10:00', { pointerType: 'touch' });
  point('pointerover', '12:00', { pointerType: 'touch' });
  expectSelected('');
});

test('a press after the drag ended outside the window is a press', () => {
  render(<Page />);
  point('pointerdown', '10:00');
  point('pointerover', '10:30');
  point('pointerover', '11:30', { buttons: 0 });
  expectSelected('10:00 10:30');
  fireEvent.click(slot('12:00'), { detail: 1 });
  expectSelected('10:00 10:30 12:00');
});

test('Esc clears the selection, and only then leaves the dialog around the grid alone', async () => {
  const onKeyDown = jest.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- plays a dialog that listens for Esc
    <div onKeyDown={(event) => event.key === 'Escape' && onKeyDown()}>
      <Page selected={['10:00', '12:00']} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expectSelected('');
  expect(slot('10:00')).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

describe('a finger', () => {
  const vibrate = jest.fn<(ms: number) => boolean>();
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    Object.assign(navigator, { vibrate });
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('coarse'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    // The finger is over the slot whose number its place is.
    document.elementFromPoint = (x) => screen.getByRole('group').children[x] ?? null;
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'vibrate');
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  const finger = (at: number, y = 0) => ({ clientX: at, clientY: y });
  const start = (at: string, ...others: object[]) =>
    fireEvent.touchStart(slot(at), { touches: [finger(day.findIndex(({ point: time }) => time === at)), ...others] });
  const moveTo = (at: number, y = 0) => fireEvent.touchMove(screen.getByRole('group'), { touches: [finger(at, y)] });
  const hold = () => act(() => void jest.advanceTimersByTime(300));
  const end = () => fireEvent.touchEnd(screen.getByRole('group'), { touches: [] });
  const hint = () => screen.queryByText('Удерживайте и ведите, чтобы выбрать несколько');

  test('held for a moment paints a range instead of scrolling, around a meeting', () => {
    render(<Page />);
    expect(hint()).toBeVisible();
    start('10:00');
    hold();
    expectSelected('10:00');
    expect(vibrate).toHaveBeenCalledWith(10);
    // Not passive: the page stays where it is.
    expect(moveTo(3)).toBe(false);
    expectSelected('10:00 10:30 11:30');
    moveTo(1);
    expectSelected('10:00 10:30');
    // No press follows that would take the first slot out.
    expect(end()).toBe(false);
    expect(moveTo(4)).toBe(true);
    expectSelected('10:00 10:30');
    expect(hint()).not.toBeInTheDocument();
  });

  test('the first slot decides whether the range is put in or taken out', () => {
    render(<Page selected={['10:00', '10:30', '12:00']} />);
    start('10:00');
    hold();
    moveTo(1);
    expectSelected('12:00');
  });

  test('that moves before the moment is over scrolls, and a tap is left to the press', () => {
    render(<Page />);
    start('10:00');
    expect(moveTo(0, 30)).toBe(true);
    hold();
    expectSelected('');
    start('10:00');
    act(() => void jest.advanceTimersByTime(299));
    expect(end()).toBe(true);
    hold();
    expectSelected('');
    expect(vibrate).not.toHaveBeenCalled();
    expect(hint()).toBeVisible();
  });

  test('that the system takes away, or a second finger, leaves the selection as it was', () => {
    render(<Page selected={['12:00']} />);
    start('10:00');
    hold();
    moveTo(1);
    fireEvent.touchCancel(screen.getByRole('group'), { touches: [] });
    expectSelected('12:00');
    start('10:00');
    hold();
    moveTo(1);
    start('10:30', finger(4));
    expectSelected('12:00');
  });

  test('held on a meeting paints nothing; the menu of a long press does not open over a range', () => {
    render(<Page />);
    start('11:00');
    hold();
    moveTo(3);
    expectSelected('');
    expect(fireEvent.contextMenu(slot('11:00'))).toBe(true);
    end();
    start('10:00');
    hold();
    expect(fireEvent.contextMenu(slot('10:00'))).toBe(false);
  });

  test('learns it once: the next grid has no hint', () => {
    const { unmount } = render(<Page />);
    start('10:00');
    hold();
    moveTo(1);
    end();
    unmount();
    render(<Page />);
    expect(hint()).not.toBeInTheDocument();
  });

  test('paints nothing where slots cannot be selected', () => {
    render(<Page mode="read-only" />);
    start('10:00');
    hold();
    moveTo(1);
    expectSelected('');
    expect(hint()).not.toBeInTheDocument();
  });
});

const taken: SlotGridSlot[] = [
  { point: '10:00', status: 'AVAILABLE', statusName: 'компания свободна' },
  {
    point: '11:00',
    status: 'AVAILABLE',
    statusName: 'компания свободна',
    face: 'clash',
    note: { text: 'у вас встреча' },
    reason: 'В 11:00 у вас встреча.',
  },
  { point: '12:00', status: 'AVAILABLE', statusName: 'компания свободна', reason: 'В 12:00 у вас заявка.' },
];
const reason = () => screen.queryByRole('dialog', { name: 'Почему недоступно' });

test('a slot that cannot be chosen keeps its place among the others and says why', async () => {
  render(<Page mode="invite" slots={taken} />);
  expect(slot('11:00')).toHaveTextContent('11:00компания свободнау вас встреча');
  expect(slot('11:00')).toHaveAccessibleDescription('В 11:00 у вас встреча.');
  expect(slot('11:00')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(slot('11:00'));
  expect(reason()).toHaveTextContent('В 11:00 у вас встреча.');
  expectSelected('');
  await userEvent.click(slot('10:00'));
  expect(reason()).not.toBeInTheDocument();
  expectSelected('10:00');
  await expectNoAxeViolations(document.body);
});

test('the arrows lead from reason to reason', async () => {
  render(<Page mode="invite" slots={taken} />);
  await userEvent.tab();
  expect(reason()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('В 11:00 у вас встреча.');
  await userEvent.keyboard('{ArrowRight}');
  expect(reason()).toHaveTextContent('В 12:00 у вас заявка.');
  expect(slot('12:00')).toHaveFocus();
});

test('a range goes around a slot that says why not', async () => {
  render(<Page slots={taken} />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}a{/Control}');
  expectSelected('10:00');
});

const fortnight = Array.from({ length: 14 * 24 }, (_, index): SlotGridSlot => ({
  id: `${index}`,
  point: `${index}`,
  status: 'AVAILABLE',
}));

test('a step of a range touches one attribute of the slots that it changes, and nothing else in two weeks of them', () => {
  render(<Page slots={fortnight} />);
  const at = (index: number) => screen.getByRole('group').children[index] as HTMLElement;
  fireEvent.click(at(0), { detail: 1 });
  fireEvent.click(at(300), { detail: 1, shiftKey: true });
  const observer = new MutationObserver(() => undefined);
  observer.observe(screen.getByRole('group'), {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  fireEvent.click(at(310), { detail: 1, shiftKey: true });
  const changes = observer.takeRecords();
  observer.disconnect();
  expect(new Set(changes.map(({ attributeName }) => attributeName))).toEqual(new Set(['aria-pressed']));
  expect(changes.map(({ target }) => target)).toEqual(Array.from({ length: 10 }, (_, index) => at(301 + index)));
});
