import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'shared-ui/Card';
import { TextField } from 'shared-ui/TextField';
import { SaveBarFrame } from './SaveBarFrame';
import { VersionedForm } from './VersionedForm';

const formOf = (label: string, isDirty: boolean) => (
  <Card title={label}>
    <VersionedForm
      title={label}
      form={{
        isDirty,
        changed: isDirty ? [label] : [],
        isBusy: false,
        failure: undefined,
        conflict: undefined,
        submit: () => {},
        cancel: () => {},
      }}
    >
      <TextField label={label} isLabelHidden />
    </VersionedForm>
  </Card>
);

const meta = {
  title: 'Организатор/SaveBarFrame',
  component: SaveBarFrame,
  tags: ['готово'],
  parameters: {
    guide:
      'Страница из нескольких форм с одним сохранением внизу: перечисляет изменённое во всех и сохраняет сразу всё. Для одной формы без карточек хватит SaveBar.',
  },
  args: {
    children: (
      <>
        {formOf('Название', true)}
        {formOf('Адрес', true)}
      </>
    ),
  },
} satisfies Meta<typeof SaveBarFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChanged: Story = { name: 'Изменены две формы' };
export const Unchanged: Story = {
  name: 'Без правок',
  args: {
    children: (
      <>
        {formOf('Название', false)}
        {formOf('Адрес', false)}
      </>
    ),
  },
};
