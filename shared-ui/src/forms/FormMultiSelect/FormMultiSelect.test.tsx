import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { array, object, string } from 'yup';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { FormMultiSelect } from './FormMultiSelect';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize();
});
afterEach(() => takeSizeAway());

const EMPTY = 'Поле не должно быть пустым.';
const schema = object({ sum: array(string().required()).min(1, EMPTY) });
const options = ['от 1000 ₽', 'от 5000 ₽'].map((label) => ({ value: label, label }));

function show(onSubmit: (values: unknown) => void = () => undefined, shown = options) {
  render(
    <Formik initialValues={{ sum: [] }} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        <FormMultiSelect name="sum" label="Минимальная сумма" options={shown} required />
        <button type="submit">Сохранить</button>
      </Form>
    </Formik>,
  );
}

const control = () => screen.getByRole('button', { name: /^Минимальная сумма/ });

test('the error shows under it once it was opened and left, and goes with a choice', async () => {
  show();
  expect(control()).toHaveAccessibleName(/Выберите.*обязательное поле/);
  await userEvent.click(control());
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(control()).toHaveAccessibleDescription(EMPTY);
  // Among others: a button may carry neither `aria-required` nor `aria-invalid`.
  await expectNoAxeViolations(document.body);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 5000 ₽' }));
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('the form gets what was chosen, in a list', async () => {
  const submit = jest.fn();
  show(submit);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 5000 ₽' }));
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 1000 ₽' }));
  await userEvent.keyboard('{Escape}');
  expect(control()).toHaveAccessibleName(/Выбрано: 2/);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({ sum: ['от 5000 ₽', 'от 1000 ₽'] });
});

test('sending shows the error of a field that was never opened', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});

test('Enter in its search sends no form', async () => {
  const submit = jest.fn();
  show(
    submit,
    Array.from({ length: 20 }, (_, index) => ({ value: `от ${index} ₽`, label: `от ${index} ₽` })),
  );
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 3 ₽' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти в списке' }), '19{Enter}');
  expect(screen.getByRole('treeitem', { name: 'от 19 ₽' })).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});
