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

/** Presses Enter; answers whether the browser is left to add a line. */
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

test('Enter sends the text without blanks around it and adds no line [CHAT-06]', () => {
  const { onSend, box } = draw('  Привет \n');
  expect(enter(box)).toBe(false);
  expect(onSend).toHaveBeenCalledWith('Привет');
});

test('Shift+Enter and the Enter of an input method send nothing [CHAT-06]', () => {
  const { onSend, box } = draw('Привет');
  expect(enter(box, { shiftKey: true })).toBe(true);
  enter(box, { isComposing: true });
  // Safari, after the word was chosen.
  enter(box, { keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

test('on glass Enter adds a line and the button sends [CHAT-06]', () => {
  writeOnGlass();
  const { onSend, box } = draw('Привет');
  expect(enter(box)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('by choice only Ctrl+Enter or ⌘+Enter sends [CHAT-06]', () => {
  localStorage.setItem('vstrecha.messenger.sendKey', 'ctrl-enter');
  const { onSend, box } = draw('Привет');
  expect(enter(box)).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  enter(box, { ctrlKey: true });
  enter(box, { metaKey: true });
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('a blank text is sent only where files go with it [CHAT-06]', () => {
  const { onSend, box } = draw(' \n ');
  enter(box);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});

test('files alone are sent [CHAT-06]', () => {
  const { onSend, box } = draw('', { canBeBlank: true });
  enter(box);
  expect(onSend).toHaveBeenCalledWith('');
});

test('a text longer than the server takes says by how much and is not sent', () => {
  const { onSend, box } = draw('я'.repeat(10_003), { canBeBlank: true });
  expect(screen.getByText(/длиннее 10.000 знаков на 3/)).toBeVisible();
  enter(box);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});
