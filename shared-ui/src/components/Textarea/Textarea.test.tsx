import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Textarea } from './Textarea';

const area = () => screen.getByRole('textbox', { name: 'Текст' });

test('counts characters as the server does, an emoji as one', () => {
  render(<Textarea label="Текст" hint="Уйдёт в чат." limit={1000} value=" 👋🏽 да " readOnly />);
  expect(area()).toHaveAccessibleDescription('Уйдёт в чат. 5 из 1\u00A0000');
  expect(area()).toBeValid();
});

test('marks a longer text without cutting it off', () => {
  const { rerender } = render(<Textarea label="Текст" limit={3} value="мало" readOnly />);
  expect(area()).toHaveValue('мало');
  expect(area()).toHaveAccessibleDescription(/Сократите текст до 3 символов\./);
  rerender(<Textarea label="Текст" limit={3} value="мало" error="Не больше 3 символов." readOnly />);
  expect(area()).toHaveAccessibleDescription(/Не больше 3 символов\./);
  expect(area()).not.toHaveAccessibleDescription(/Сократите/);
});
