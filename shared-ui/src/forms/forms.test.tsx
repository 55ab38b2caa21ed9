import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { boolean, object, string } from 'yup';
import { FormCheckbox } from './FormCheckbox/FormCheckbox';
import { FormPhoneField } from './FormPhoneField/FormPhoneField';
import { FormRadioGroup } from './FormRadioGroup/FormRadioGroup';
import { FormSelect } from './FormSelect/FormSelect';
import { FormTextField } from './FormTextField/FormTextField';

const EMPTY = 'Поле не должно быть пустым.';
const schema = object({
  type: string().required(EMPTY),
  company: string().required(EMPTY),
  country: string().required(EMPTY),
  phone: string().required(EMPTY),
  isAgreed: boolean().oneOf([true], 'Необходимо согласие.'),
});

function show(onSubmit: (values: unknown) => void) {
  render(
    <Formik
      initialValues={{ type: '', company: '', country: '', phone: '', isAgreed: false }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <FormRadioGroup name="type" label="Тип" options={[{ value: 'Поставщик', label: 'Поставщик' }]} />
        <FormTextField name="company" label="Компания" />
        <FormSelect name="country" label="Страна" placeholder="Выберите" options={[{ value: 'ru', label: 'Россия' }]} />
        <FormPhoneField name="phone" label="Телефон" />
        <FormCheckbox name="isAgreed" label="Согласен" />
        <button type="submit">Продолжить</button>
      </Form>
    </Formik>,
  );
}

test('an error shows under the field once the person has been there, not before', async () => {
  show(() => undefined);
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Компания'));
  await userEvent.tab();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(screen.getByLabelText('Компания')).toHaveAccessibleDescription(EMPTY);
});

test('sending shows every error', async () => {
  show(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findAllByText(EMPTY)).toHaveLength(4);
  expect(screen.getByText('Необходимо согласие.')).toBeInTheDocument();
});

test('the form gets what was filled in', async () => {
  const submit = jest.fn();
  show(submit);
  await userEvent.click(screen.getByRole('radio', { name: 'Поставщик' }));
  await userEvent.type(screen.getByLabelText('Компания'), 'Ромашка');
  await userEvent.selectOptions(screen.getByLabelText('Страна'), 'ru');
  await userEvent.type(screen.getByLabelText('Телефон'), '9161234567');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({
    type: 'Поставщик',
    company: 'Ромашка',
    country: 'ru',
    phone: '+7 (916) 123-45-67',
    isAgreed: true,
  });
});
