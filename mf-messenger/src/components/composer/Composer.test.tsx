import { expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Composer } from './Composer';

function draw(text: string) {
  const onSend = jest.fn<(text: string) => void>();
  render(<Composer text={text} onTextChange={() => {}} onSend={onSend} />);
  return { onSend, box: screen.getByRole('textbox', { name: 'Сообщение' }) };
}

test('Enter sends the text without blanks around it and adds no line [CHAT-06]', () => {
  const { onSend, box } = draw('  Привет \n');
  const enter = createEvent.keyDown(box, { key: 'Enter' });
  fireEvent(box, enter);
  expect(onSend).toHaveBeenCalledWith('Привет');
  expect(enter.defaultPrevented).toBe(true);
});

test('Shift+Enter and the Enter of an input method send nothing [CHAT-06]', () => {
  const { onSend, box } = draw('Привет');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

test('a text longer than the server takes says by how much and is not sent', () => {
  const { onSend, box } = draw('я'.repeat(10_003));
  expect(screen.getByText(/длиннее 10.000 знаков на 3/)).toBeVisible();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
});
