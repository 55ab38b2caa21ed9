import { afterEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { query } from 'shared-ui/theme';
import { Composer } from './Composer';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

function draw(text: string, part: Partial<Parameters<typeof Composer>[0]> = {}) {
  const onSend = jest.fn<(text: string) => void>();
  render(<Composer text={text} onTextChange={() => {}} onSend={onSend} {...part} />);
  return { onSend, box: screen.getByRole('textbox', { name: 'Сообщение' }) };
}

/**
 * Presses Enter.
 * @returns whether the browser adds a line
 */
function enter(box: HTMLElement, part: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(box, { key: 'Enter', ...part });
  fireEvent(box, event);
  return !event.defaultPrevented;
}

function writeOnGlass() {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((asked) => ({ ...matchMedia(asked), matches: asked === query.coarse }));
}

test('sends the trimmed text on Enter without a line break [CHAT-06]', () => {
  const { onSend, box } = draw('  Привет \n');
  expect(enter(box)).toBe(false);
  expect(onSend).toHaveBeenCalledWith('Привет');
});

test("ignores Shift+Enter and an input method's Enter [CHAT-06]", () => {
  const { onSend, box } = draw('Привет');
  expect(enter(box, { shiftKey: true })).toBe(true);
  enter(box, { isComposing: true });
  // Safari ends the choice of a word this way.
  enter(box, { keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

test('sends by the button alone on touch screens [CHAT-06]', () => {
  writeOnGlass();
  const { onSend, box } = draw('Привет');
  expect(enter(box)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('sends only on Ctrl+Enter or ⌘+Enter when chosen [CHAT-06]', () => {
  localStorage.setItem('vstrecha.messenger.sendKey', 'ctrl-enter');
  const { onSend, box } = draw('Привет');
  expect(enter(box)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  enter(box, { ctrlKey: true });
  enter(box, { metaKey: true });
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('refuses a blank text without files [CHAT-06]', () => {
  const { onSend, box } = draw(' \n ');
  enter(box);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});

test('sends files without a text [CHAT-06]', () => {
  const { onSend, box } = draw('', { canBeBlank: true });
  enter(box);
  expect(onSend).toHaveBeenCalledWith('');
});

test('refuses a text over the limit and shows the excess', () => {
  const { onSend, box } = draw('я'.repeat(10_003), { canBeBlank: true });
  expect(screen.getByText(/длиннее 10.000 символов на 3/)).toBeVisible();
  enter(box);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});
