import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Field } from './Field';
import { useField, type FieldOptions } from './useField';

interface PickProps extends FieldOptions {
  required?: boolean;
}

/** A field with a custom control: a button that opens something. */
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

const meta = {
  title: 'Поля/Field',
  component: Pick,
  tags: ['готово'],
  args: { label: 'Сферы деятельности' },
  parameters: {
    guide:
      'Подпись, подсказка и ошибка вокруг элемента, для которого нет готового поля. Обычный ввод — TextField, Select и другие поля.',
  },
} satisfies Meta<typeof Pick>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const WithHint: Story = { name: 'С подсказкой', args: { hint: 'По ним вас найдут в каталоге.' } };
export const Required: Story = { name: 'Обязательное', args: { required: true } };
export const Invalid: Story = { name: 'С ошибкой', args: { required: true, error: 'Выберите хотя бы один вариант.' } };
