import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { dropSecondClick } from './dropSecondClick';

const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
function draw() {
  submit.mockClear();
  render(
    <>
      <button onClick={dropSecondClick}>Применить</button>
      <form onSubmit={submit}>
        <button>Завершить</button>
      </form>
    </>,
  );
}
const press = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail });

test('drops only the second click of a double click', () => {
  draw();
  press('Применить', 1);
  press('Завершить', 2);
  press('Завершить', 3);
  expect(submit).not.toHaveBeenCalled();
  press('Завершить', 1);
  press('Завершить', 2);
  expect(submit).toHaveBeenCalledTimes(2);
});

test('keeps a later press by keyboard', () => {
  draw();
  press('Применить', 1);
  press('Завершить', 0);
  expect(submit).toHaveBeenCalledTimes(1);
});
