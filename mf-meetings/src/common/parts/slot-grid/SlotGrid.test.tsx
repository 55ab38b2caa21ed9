import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import type { SlotGridSlot } from '#domain/slotSelection';
import { SlotGrid, type SlotGridProps } from './SlotGrid';

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
  const [hasPainted, setHasPainted] = useState(false);
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
        isPaintHintShown={!hasPainted}
        onPaint={() => setHasPainted(true)}
      />
      <output aria-label="выбрано">{selected.join(' ')}</output>
      <button onClick={() => setSelected([])}>Отменить</button>
    </>
  );
}

const slot = (point: string) => screen.getByRole('button', { name: new RegExp(`^${point}`) });
const expectSelected = (points: string) =>
  expect(screen.getByLabelText('выбрано')).toHaveTextContent(new RegExp(`^${points}$`));

test('names the status and companies of each slot [MEET-06]', () => {
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

test('selects free and non-working slots, opens meetings [POINT-02]', async () => {
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

test('selects one free slot for an invitation [PART-05]', async () => {
  render(<Page mode="invite" />);
  await userEvent.click(slot('10:30'));
  expectSelected('');
  expect(slot('10:30')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(slot('10:00'));
  await userEvent.click(slot('12:00'));
  expectSelected('12:00');
});

test('reports a press on a read-only slot without selecting [PART-06]', async () => {
  render(<Page mode="read-only" />);
  await userEvent.click(slot('10:00'));
  await userEvent.click(slot('11:00'));
  expectSelected('');
  expect(onPressReadOnly).toHaveBeenCalledWith(day[0]);
  expect(onOpenAssigned).toHaveBeenCalledWith(day[2]);
});

test('has no buttons in preview mode [PART-05]', () => {
  render(<Page mode="preview" />);
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Отменить' })]);
  expect(screen.getByRole('list', { name: 'Сегодня' })).toHaveTextContent('Ромашка');
});

test('is one Tab stop; arrows move, Space and Enter press', async () => {
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

test('stays in the column with up and down', async () => {
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

test('extends and shrinks the range with Shift and arrows', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expectSelected('10:00 10:30 11:30');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expectSelected('10:00 10:30');
});

test('selects the range from the last press with Shift', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(slot('10:30'));
  await user.keyboard('{Shift>}');
  await user.click(slot('12:00'));
  expectSelected('10:30 11:30 12:00');
  await user.click(slot('10:00'));
  expectSelected('10:00 10:30');
});

test('does not restore a cleared selection with a range', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(slot('10:00'));
  await user.click(slot('10:30'));
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await user.keyboard('{Shift>}');
  await user.click(slot('12:00'));
  expectSelected('12:00');
});

test('selects every selectable slot with Ctrl+A', async () => {
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
  // Browsers dispatch click on the common ancestor of press and release.
  fireEvent.click(last === from ? slot(from) : screen.getByRole('group'), { detail: 1 });
}

test('selects slots by dragging, or deselects selected ones', () => {
  render(<Page />);
  drag('10:00', '10:30', '12:00', '11:30');
  expectSelected('10:00 10:30 11:30');
  drag('10:30', '11:00', '11:30');
  expectSelected('10:00');
});

test('selects one slot when a drag returns to its start', () => {
  render(<Page />);
  drag('10:00', '10:30', '10:00');
  expectSelected('10:00');
});

test('restores the selection when a drag is cancelled', () => {
  render(<Page selected={['12:00']} />);
  point('pointerdown', '10:00');
  point('pointerover', '11:30');
  expectSelected('10:00 10:30 11:30 12:00');
  point('pointercancel', '11:30');
  expectSelected('12:00');
});

test('selects no slots while a finger scrolls', () => {
  render(<Page />);
  point('pointerdown', '10:00', { pointerType: 'touch' });
  point('pointerover', '12:00', { pointerType: 'touch' });
  expectSelected('');
});

test('handles a press after a drag that ended outside', () => {
  render(<Page />);
  point('pointerdown', '10:00');
  point('pointerover', '10:30');
  point('pointerover', '11:30', { buttons: 0 });
  expectSelected('10:00 10:30');
  fireEvent.click(slot('12:00'), { detail: 1 });
  expectSelected('10:00 10:30 12:00');
});

test('clears the selection with Esc before the dialog closes', async () => {
  const onKeyDown = jest.fn();
  render(
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- plays a dialog that listens for Esc
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

describe('touch', () => {
  const vibrate = jest.fn<(ms: number) => boolean>();
  beforeEach(() => {
    jest.useFakeTimers();
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
    // Test helper: `clientX` of a touch is the index of the slot under it.
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

  test('paints a range after a long press instead of scrolling', () => {
    render(<Page />);
    expect(hint()).toBeVisible();
    start('10:00');
    hold();
    expectSelected('10:00');
    expect(vibrate).toHaveBeenCalledWith(10);
    // The listener is not passive: it prevents scrolling.
    expect(moveTo(3)).toBe(false);
    expectSelected('10:00 10:30 11:30');
    moveTo(1);
    expectSelected('10:00 10:30');
    // Prevents the click that would deselect the first slot.
    expect(end()).toBe(false);
    expect(moveTo(4)).toBe(true);
    expectSelected('10:00 10:30');
    expect(hint()).not.toBeInTheDocument();
  });

  test('selects or deselects depending on the first slot', () => {
    render(<Page selected={['10:00', '10:30', '12:00']} />);
    start('10:00');
    hold();
    moveTo(1);
    expectSelected('12:00');
  });

  test('scrolls on an early move, leaves a tap to click', () => {
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

  test('restores the selection on cancel or a second finger', () => {
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

  test('paints no range from a meeting; blocks the context menu', () => {
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

  test('paints no range in read-only mode', () => {
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
  { point: '12:00', status: 'AVAILABLE', statusName: 'компания свободна', reason: 'В 12:00 у вас приглашение.' },
];
const reason = () => screen.queryByRole('dialog', { name: 'Почему недоступно' });

test('explains why a slot cannot be chosen', async () => {
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

test('shows each reason as arrows move focus', async () => {
  render(<Page mode="invite" slots={taken} />);
  await userEvent.tab();
  expect(reason()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('В 11:00 у вас встреча.');
  await userEvent.keyboard('{ArrowRight}');
  expect(reason()).toHaveTextContent('В 12:00 у вас приглашение.');
  expect(slot('12:00')).toHaveFocus();
});

test('leaves slots with a reason out of a range', async () => {
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

test('changes only `aria-pressed` of the affected slots', () => {
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
