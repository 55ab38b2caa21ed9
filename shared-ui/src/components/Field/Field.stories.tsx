import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Field } from './Field';
import { useField, type FieldOptions } from './useField';

interface PickProps extends FieldOptions {
  required?: boolean;
}

/** A field whose control is none of the ready ones: a button that opens something. */
function Pick({ required, ...options }: PickProps) {
  const { field, control } = useField({ ...options, required });
  return (
    <Field {...field}>
      <Button
        id={control.id}
        variant="secondary"
        aria-labelledby={`${field.labelId} ${control.id}`}
        aria-describedby={control['aria-describedby']}
      >
        Выбрать
      </Button>
    </Field>
  );
}

const meta = { title: 'Поля/Field', component: Pick, args: { label: 'Сферы деятельности' } } satisfies Meta<
  typeof Pick
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'По ним вас найдут в каталоге.' } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { required: true, error: 'Выберите хотя бы один вариант.' } };
