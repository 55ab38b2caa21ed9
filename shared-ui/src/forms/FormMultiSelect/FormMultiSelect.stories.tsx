import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { array, object, string } from 'yup';

import { FormMultiSelect, type FormMultiSelectProps } from './FormMultiSelect';

const schema = object({ circulation: array(string().required()).min(1, 'Поле не должно быть пустым.') });

interface FormMultiSelectInFormProps extends FormMultiSelectProps {
  /** What the form starts with. */
  chosen: string[];
  /** Whether the field has been visited. */
  isVisited: boolean;
}

function FormMultiSelectInForm({ chosen, isVisited, ...props }: FormMultiSelectInFormProps) {
  return (
    <Formik initialValues={{ circulation: chosen }} initialTouched={{ circulation: isVisited }} validateOnMount validationSchema={schema} onSubmit={() => undefined}>
      <Form noValidate>
        <FormMultiSelect {...props} />
      </Form>
    </Formik>
  );
}

const options = ['от 50 штук', 'от 100 штук', 'от 500 штук', 'от 1000 штук сельскохозяйственномашиностроительной продукции'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Формы/FormMultiSelect',
  component: FormMultiSelectInForm,
  args: { name: 'circulation', label: 'Минимальный тираж', options, required: true, chosen: [], isVisited: false },
} satisfies Meta<typeof FormMultiSelectInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Filled: Story = { args: { chosen: ['от 50 штук', 'от 500 штук'] } };
export const LongWords: Story = { args: { chosen: ['от 1000 штук сельскохозяйственномашиностроительной продукции'] } };
export const Invalid: Story = { args: { isVisited: true } };
export const Disabled: Story = { args: { chosen: ['от 50 штук'], disabled: true } };
