import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { boolean, mixed, object, ref, string } from 'yup';
import { Button } from 'shared-ui/Button';
import type { ComboboxOption } from 'shared-ui/Combobox';
import { Stack } from 'shared-ui/Stack';
import { FormCheckbox } from './FormCheckbox/FormCheckbox';
import { FormCityField } from './FormCityField/FormCityField';
import { FormCountryField } from './FormCountryField/FormCountryField';
import { FormPasswordField } from './FormPasswordField/FormPasswordField';
import { FormPersonFields } from './FormPersonFields/FormPersonFields';
import { FormRadioGroup } from './FormRadioGroup/FormRadioGroup';
import { FormTextarea } from './FormTextarea/FormTextarea';
import { FormTextField } from './FormTextField/FormTextField';

const EMPTY = 'Поле не должно быть пустым.';

const schema = object({
  type: string().required('Выберите тип компании.'),
  company: string().required(EMPTY),
  country: string().required(EMPTY),
  city: mixed<ComboboxOption>().nullable().required(EMPTY),
  firstname: string().required(EMPTY),
  lastname: string().required(EMPTY),
  email: string().required(EMPTY),
  phone: string().length(18, 'Введите номер телефона полностью.').required(EMPTY),
  password: string().min(6, 'Пароль должен содержать не менее 6 символов.').required(EMPTY),
  retryPassword: string()
    .oneOf([ref('password')], 'Пароли не совпадают.')
    .required(EMPTY),
  about: string(),
  isAgreed: boolean().oneOf([true], 'Необходимо согласие.'),
});

const initialValues = {
  type: '',
  company: '',
  country: '',
  city: null,
  firstname: '',
  lastname: '',
  phone: '',
  email: '',
  password: '',
  retryPassword: '',
  about: '',
  isAgreed: false,
};

const countries = {
  data: [{ title: 'Россия' }, { title: 'Беларусь' }],
  error: undefined,
  isLoading: false,
  reload: () => undefined,
};

interface SignupExampleProps {
  /** Whether every field has been visited, so that all errors show. */
  isVisited: boolean;
}

function SignupExample({ isVisited }: SignupExampleProps) {
  const touched = isVisited ? Object.fromEntries(Object.keys(initialValues).map((name) => [name, true])) : {};
  return (
    <Formik
      initialValues={initialValues}
      initialTouched={touched}
      validateOnMount
      validationSchema={schema}
      onSubmit={() => undefined}
    >
      {({ isValid, isSubmitting }) => (
        <Form noValidate>
          <Stack>
            <FormRadioGroup
              name="type"
              label="Кто вы?"
              required
              isInline
              options={[
                { value: 'Поставщик', label: 'Поставщик' },
                { value: 'Заказчик', label: 'Заказчик' },
              ]}
            />
            <FormTextField name="company" label="Компания" required autoComplete="organization" />
            <FormCountryField countries={countries} />
            <FormCityField search={{ kind: 'idle' }} onSearch={() => undefined} disabled />
            <FormPersonFields
              labels={{ firstname: 'Имя', lastname: 'Фамилия', phone: 'Телефон', email: 'E-mail' }}
              maxLength={{ name: 100, email: 200 }}
            />
            <FormPasswordField name="password" label="Пароль" required autoComplete="new-password" />
            <FormPasswordField name="retryPassword" label="Повторите пароль" required autoComplete="new-password" />
            <FormTextarea name="about" label="О компании" />
            <FormCheckbox name="isAgreed" label="Согласен с политикой обработки персональных данных" required />
            <Button type="submit" disabled={!isValid} isBusy={isSubmitting}>
              Продолжить
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}

const meta = { title: 'Формы/Регистрация', component: SignupExample, args: { isVisited: false } } satisfies Meta<
  typeof SignupExample
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const WithErrors: Story = { args: { isVisited: true } };
