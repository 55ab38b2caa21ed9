import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { array, object, string } from 'yup';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { CompanyChoiceField } from './CompanyChoiceField';

let takeSizeAway: () => void;
beforeEach(() => {
  takeSizeAway = giveElementsSize();
});
afterEach(() => takeSizeAway());

const EMPTY = 'Поле не должно быть пустым.';
const schema = object({ sum: array(string().required()).min(1, EMPTY) });
const options = ['от 1000 ₽', 'от 5000 ₽'];
const list = {
  data: undefined,
  previous: undefined,
  error: undefined,
  reason: undefined,
  isLoading: false,
  reload: async () => undefined,
};

function show(onSubmit: (values: unknown) => void = () => undefined, shown = options) {
  render(
    <Formik initialValues={{ sum: [] }} validationSchema={schema} onSubmit={onSubmit}>
      <Form noValidate>
        <CompanyChoiceField name="sum" label="Минимальная сумма" options={shown} list={list} />
        <button type="submit">Сохранить</button>
      </Form>
    </Formik>,
  );
}

const control = () => screen.getByRole('button', { name: /^Минимальная сумма/ });

test('shows an error from blur until a choice', async () => {
  show();
  expect(control()).toHaveAccessibleName(/Выберите/);
  await userEvent.click(control());
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(control()).toHaveAccessibleDescription(EMPTY);
  // Also covers that a button may have neither `aria-required` nor `aria-invalid`.
  await expectNoAxeViolations(document.body);
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 5000 ₽' }));
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('submits the chosen options as a list', async () => {
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

test('shows the error of an unvisited field on submit', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
});

test('does not submit the form on Enter in the search', async () => {
  const submit = jest.fn();
  show(
    submit,
    Array.from({ length: 20 }, (_, index) => `от ${index} ₽`),
  );
  await userEvent.click(control());
  await userEvent.click(screen.getByRole('treeitem', { name: 'от 3 ₽' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти в списке' }), '19{Enter}');
  expect(screen.getByRole('treeitem', { name: 'от 19 ₽' })).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});
