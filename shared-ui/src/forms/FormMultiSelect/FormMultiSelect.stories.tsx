import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form, Formik } from 'formik';
import { array, object, string } from 'yup';
import { FormMultiSelect } from './FormMultiSelect';

const schema = object({ circulation: array(string().required()).min(1, 'Поле не должно быть пустым.') });

const options = [
  'от 50 штук',
  'от 100 штук',
  'от 500 штук',
  'от 1000 штук сельскохозяйственномашиностроительной продукции',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Формы/FormMultiSelect',
  component: FormMultiSelect,
  args: { name: 'circulation', label: 'Минимальный тираж', options, required: true },
  // The story's parameters: what the form starts with, and whether the field has been visited.
  decorators: (Story, { parameters: { chosen = [], isVisited = false } }) => (
    <Formik
      initialValues={{ circulation: chosen as string[] }}
      initialTouched={{ circulation: Boolean(isVisited) }}
      validateOnMount
      validationSchema={schema}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <Story />
      </Form>
    </Formik>
  ),
} satisfies Meta<typeof FormMultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Filled: Story = { parameters: { chosen: ['от 50 штук', 'от 500 штук'] } };
export const LongWords: Story = {
  parameters: { chosen: ['от 1000 штук сельскохозяйственномашиностроительной продукции'] },
};
export const Invalid: Story = { parameters: { isVisited: true } };
export const Disabled: Story = { args: { disabled: true }, parameters: { chosen: ['от 50 штук'] } };
