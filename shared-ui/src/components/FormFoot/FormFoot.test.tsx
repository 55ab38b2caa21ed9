import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormFoot } from './FormFoot';

const button = () => screen.getByRole('button', { name: 'Продолжить' });

test('submits the surrounding form', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <FormFoot label="Продолжить" />
    </form>,
  );
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

test('calls onPress instead of submitting', async () => {
  const submit = jest.fn();
  const press = jest.fn();
  render(
    <form onSubmit={submit}>
      <FormFoot label="Продолжить" onPress={press} />
    </form>,
  );
  await userEvent.click(button());
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test('ignores the second click of a double-click across steps [REG-07]', () => {
  const press = jest.fn();
  const { rerender } = render(<FormFoot key={2} label="Продолжить" onPress={() => {}} />);
  fireEvent.click(button(), { detail: 1 });
  rerender(<FormFoot key={3} label="Продолжить" onPress={press} />);
  fireEvent.click(button(), { detail: 2 });
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(button(), { detail: 1 });
  expect(press).toHaveBeenCalledTimes(1);
});

test('disables the button and announces what is missing', () => {
  const { rerender } = render(<FormFoot label="Продолжить" missing="Осталось заполнить: «Сайт»." />);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription('Осталось заполнить: «Сайт».');
  expect(screen.getByText(/Осталось заполнить/)).toHaveAttribute('aria-live', 'polite');
  rerender(<FormFoot label="Продолжить" />);
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAccessibleDescription();
});

test('announces a failure and keeps the button enabled', () => {
  render(<FormFoot label="Продолжить" failure="Нет связи с сервером." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером.');
  expect(button()).toBeEnabled();
});
