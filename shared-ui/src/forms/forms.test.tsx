import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { boolean, object, string } from 'yup';
import { Checkbox } from 'shared-ui/Checkbox';
import { PhoneField } from 'shared-ui/PhoneField';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { findProblems } from './findProblems';
import { formFields } from './formFields';
import { rules, ruleTexts } from './rules';

const EMPTY = ruleTexts.required;
const schema = object({
  type: string().required(EMPTY),
  company: rules.company,
  country: string().required(EMPTY),
  phone: rules.person.phone,
  isAgreed: boolean().oneOf([true], 'Необходимо согласие.'),
});
const initialValues = { type: '', company: '', country: '', phone: '', isAgreed: false };

function show(onSubmit: (values: unknown) => void) {
  render(
    <Formik initialValues={initialValues} validate={(values) => findProblems(schema, values)} onSubmit={onSubmit}>
      {(formik) => {
        const field = formFields(formik);
        const { onChange, ...phone } = field.choice('phone');
        return (
          <Form noValidate>
            <RadioGroup {...field.choice('type')} label="Тип" options={[{ value: 'Поставщик', label: 'Поставщик' }]} />
            <TextField {...field.input('company')} label="Компания" />
            <Select
              {...field.input('country')}
              label="Страна"
              placeholder="Выберите"
              options={[{ value: 'ru', label: 'Россия' }]}
            />
            <PhoneField {...phone} onValueChange={onChange} label="Телефон" />
            <Checkbox {...field.tick('isAgreed')} label="Согласен" />
            <button type="submit">Продолжить</button>
          </Form>
        );
      }}
    </Formik>,
  );
}

test.each(['Компания', 'Страна', 'Телефон'])('%s: shows an error only after a visit', async (label) => {
  show(() => undefined);
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.tab();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(EMPTY);
});

test('shows an error of a choice after a visit', async () => {
  show(() => undefined);
  screen.getByRole('radio', { name: 'Поставщик' }).focus();
  await userEvent.tab();
  expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(EMPTY);
});

test('shows every error on submit', async () => {
  show(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findAllByText(EMPTY)).toHaveLength(4);
  expect(screen.getByText('Необходимо согласие.')).toBeInTheDocument();
});

test('submits the filled-in values', async () => {
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

test('keeps a field invalid while it has the refused value [AUTH-05]', () => {
  const contact = object({ email: rules.person.email, phone: rules.person.phone });
  const values = { email: 'olga@example.com', phone: '+7 (900) 123-45-67' };
  const refusal = { fields: { email: 'Такой E-mail уже используется.', login: 'Нет такого.' }, values };
  expect(findProblems(contact, values, refusal)).toEqual({ email: 'Такой E-mail уже используется.' });
  expect(findProblems(contact, { ...values, email: 'o@example.com' }, refusal)).toEqual({});
  expect(findProblems(contact, { ...values, email: '' }, refusal)).toEqual({ email: EMPTY });
});
