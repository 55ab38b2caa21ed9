import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { boolean, object, ref, string } from 'yup';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Stack } from 'shared-ui/Stack';
import { Textarea } from 'shared-ui/Textarea';
import { PasswordField, TextField } from 'shared-ui/TextField';
import { formFields } from './formFields';
import { FormPersonFields } from './FormPersonFields';
import { FormPlaceFields } from './FormPlaceFields';
import { rules, ruleTexts } from './rules';

const schema = object({
  type: string().required('Выберите тип компании.'),
  company: rules.company,
  ...rules.place,
  ...rules.person,
  password: rules.password,
  retryPassword: rules.password.oneOf([ref('password')], ruleTexts.retryPassword),
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
  /** Marks every field as visited, which shows all errors. */
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
      {(formik) => {
        const field = formFields(formik);
        return (
          <Form noValidate>
            <Stack>
              <RadioGroup
                {...field.choice('type')}
                label="Кто вы?"
                required
                options={[
                  { value: 'Поставщик', label: 'Поставщик' },
                  { value: 'Заказчик', label: 'Заказчик' },
                ]}
              />
              <TextField {...field.input('company')} label="Компания" required autoComplete="organization" />
              <FormPlaceFields
                countries={countries}
                cities={{ search: { kind: 'idle' }, onSearch: () => undefined, disabled: true }}
              />
              <FormPersonFields />
              <PasswordField {...field.input('password')} label="Пароль" required autoComplete="new-password" />
              <PasswordField
                {...field.input('retryPassword')}
                label="Повторите пароль"
                required
                autoComplete="new-password"
              />
              <Textarea {...field.input('about')} label="О компании" />
              <Checkbox
                {...field.tick('isAgreed')}
                label="Согласен с политикой обработки персональных данных"
                required
              />
              <Button type="submit" disabled={!formik.isValid} isBusy={formik.isSubmitting}>
                Продолжить
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}

const meta = {
  title: 'Формы/Регистрация',
  component: SignupExample,
  args: { isVisited: false },
  parameters: {
    guide: 'Поля, связанные с formik: значение, ошибка после ухода из поля, обязательность — из схемы формы.',
  },
} satisfies Meta<typeof SignupExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { name: 'Нетронутая' };
export const WithErrors: Story = { name: 'С ошибками', args: { isVisited: true } };
