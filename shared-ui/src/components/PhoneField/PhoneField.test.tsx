import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadPhoneRules } from './phone';
import { PhoneField } from './PhoneField';

function Page({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Телефон" value={value} onValueChange={setValue} />
      <output>{value}</output>
      <button onClick={() => setValue('+7 (900) 000-00-01')}>Заполнить</button>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Телефон');
const expectNumber = (number: string) => {
  expect(screen.getByRole('status').textContent).toBe(number);
  expect(input()).toHaveValue(number);
};
const putCaret = (from: number, to = from) => {
  input().focus();
  input().setSelectionRange(from, to);
};

test('has the usual placeholder and opens a phone keyboard [REG-01]', () => {
  render(<Page />);
  expect(input()).toHaveAttribute('placeholder', '+7 (XXX) XXX-XX-XX');
  expect(input()).toHaveAttribute('inputmode', 'tel');
  expect(input()).toHaveAttribute('autocomplete', 'tel');
});

test.each(['9161234567', '+79161234567', '89161234567', '79161234567', '+7 (916) 123-45-67'])(
  'formats a typed %s',
  async (typed) => {
    render(<Page />);
    await userEvent.type(input(), typed);
    expectNumber('+7 (916) 123-45-67');
  },
);

test.each(['89161234567', '+7 916 123 45 67', '8 (916) 123-45-67', '79161234567', '9161234567'])(
  'formats a pasted %s',
  async (pasted) => {
    render(<Page />);
    await userEvent.click(input());
    await userEvent.paste(pasted);
    expectNumber('+7 (916) 123-45-67');
  },
);

test.each([
  ['+375291234567', '+375 29 123 45 67'],
  ['+37491123456', '+374 91 123456'],
  ['+998901234567', '+998 90 123 45 67'],
  ['+996555123456', '+996 555 123 456'],
  ['+77011234567', '+7 (701) 123-45-67'],
  ['+8613812345678', '+86 138 1234 5678'],
])('keeps a typed or pasted %s in its country’s form [REG-02]', async (number, shown) => {
  await loadPhoneRules();
  render(<Page />);
  await userEvent.type(input(), number);
  expectNumber(shown);
  await userEvent.clear(input());
  await userEvent.paste(number);
  expectNumber(shown);
});

test('edits a foreign number at the caret and undoes it', async () => {
  await loadPhoneRules();
  render(<Page start="+375 (29) 12-45-67" />);
  putCaret(12);
  await userEvent.keyboard('3');
  expectNumber('+375 29 123 45 67');
  expect(input().selectionStart).toBe(11);
  await userEvent.keyboard('{Backspace}{Backspace}');
  expectNumber('+375 29 145 67');
  await userEvent.keyboard('{Control>}zzz{/Control}');
  expectNumber('+375 (29) 12-45-67');
  expect(input().selectionStart).toBe(12);
});

test('replaces a selected Russian number by a foreign one', async () => {
  await loadPhoneRules();
  render(<Page start="+7 (916) 123-45-67" />);
  putCaret(0, 18);
  await userEvent.keyboard('+375291234567');
  expectNumber('+375 29 123 45 67');
});

test('corrects a wrong country code without a new plus', async () => {
  await loadPhoneRules();
  render(<Page />);
  await userEvent.type(input(), '+4{Backspace}375 29');
  expectNumber('+375 29');
});

test('replaces the selected number by a pasted one', async () => {
  render(<Page start="+7 (900) 000-00-00" />);
  putCaret(0, 18);
  await userEvent.paste('8 916 123-45-67');
  expectNumber('+7 (916) 123-45-67');
});

test('ignores characters other than digits and surplus digits', async () => {
  render(<Page />);
  await userEvent.type(input(), 'абв91612345678999');
  expectNumber('+7 (916) 123-45-67');
});

test('keeps the caret in place when editing in the middle', async () => {
  render(<Page start="+7 (916) 123-45" />);
  putCaret(10);
  await userEvent.keyboard('9');
  expectNumber('+7 (916) 192-34-5');
  expect(input().selectionStart).toBe(11);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expectNumber('+7 (912) 345');
  expect(input().selectionStart).toBe(6);
  await userEvent.keyboard('{Delete}');
  expectNumber('+7 (913) 45');
  expect(input().selectionStart).toBe(6);
});

test('ignores a surplus digit and keeps the caret', async () => {
  render(<Page start="+7 (916) 123-45-67" />);
  putCaret(6);
  await userEvent.keyboard('5');
  expectNumber('+7 (916) 123-45-67');
  expect(input().selectionStart).toBe(6);
});

test('becomes empty when all digits are deleted', async () => {
  render(<Page start="+7 (91" />);
  putCaret(6);
  await userEvent.keyboard('{Backspace}{Backspace}');
  expectNumber('');
});

test('passes an autofilled number to the form', () => {
  render(<Page />);
  fireEvent.change(input(), { target: { value: '+79161234567' } });
  expectNumber('+7 (916) 123-45-67');
});

test('reformats a given Russian number, keeps a foreign one', () => {
  const { unmount } = render(<Page start="89161234567" />);
  expectNumber('+7 (916) 123-45-67');
  unmount();
  render(<Page start="+375 29 123-45-67" />);
  expectNumber('+375 29 123-45-67');
});

test('undoes with Ctrl+Z, redoes with Ctrl+Y and Ctrl+Shift+Z', async () => {
  render(<Page start="+7 (916" />);
  putCaret(7);
  await userEvent.keyboard('1');
  await userEvent.paste('23');
  expectNumber('+7 (916) 123');
  await userEvent.keyboard('{Control>}z{/Control}');
  expectNumber('+7 (916) 1');
  expect(input().selectionStart).toBe(10);
  await userEvent.keyboard('{Control>}z{/Control}');
  expectNumber('+7 (916');
  await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expectNumber('+7 (916) 123');
  await userEvent.keyboard('4');
  expectNumber('+7 (916) 123-4');
});

test('does not undo past a value set from outside', async () => {
  render(<Page />);
  await userEvent.type(input(), '916');
  await userEvent.click(screen.getByRole('button', { name: 'Заполнить' }));
  putCaret(18);
  await userEvent.keyboard('{Control>}z{/Control}');
  expectNumber('+7 (900) 000-00-01');
  await userEvent.keyboard('{Backspace}{Control>}z{/Control}{Control>}z{/Control}');
  expectNumber('+7 (900) 000-00-01');
});

test('reports no change when the value stays the same', async () => {
  const onValueChange = jest.fn();
  render(<PhoneField label="Телефон" value="+7 (916) 123-45-67" onValueChange={onValueChange} />);
  await userEvent.type(input(), 'я5');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('marks a paste of two numbers as invalid [REG-02]', async () => {
  render(<Page />);
  await userEvent.click(input());
  await userEvent.paste('+7 912 345-67-89, 8 495 123-45-67');
  expectNumber('+7 912 345-67-89, 8 495 123-45-67');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Не удалось прочитать номер. Оставьте один номер с кодом страны.');
  putCaret(16, 33);
  await userEvent.keyboard('{Backspace}');
  expectNumber('+7 (912) 345-67-89');
  expect(input()).toBeValid();
});

test('undoes a marked paste', async () => {
  render(<Page start="+7 (916) 123-45-67" />);
  putCaret(0, 18);
  await userEvent.paste('375 29 123-45-67');
  expectNumber('375 29 123-45-67');
  await userEvent.keyboard('{Control>}z{/Control}');
  expectNumber('+7 (916) 123-45-67');
});
