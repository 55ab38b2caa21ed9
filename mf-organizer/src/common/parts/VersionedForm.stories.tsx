import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from 'shared-ui/Card';
import { TextField } from 'shared-ui/TextField';
import { SaveBarFrame } from './SaveBarFrame';
import { VersionedForm, type VersionedFormProps } from './VersionedForm';

const form: VersionedFormProps['form'] = {
  isDirty: true,
  changed: ['Название'],
  isBusy: false,
  failure: undefined,
  conflict: undefined,
  submit: () => {},
  cancel: () => {},
};

const meta = {
  title: 'Организатор/VersionedForm',
  component: VersionedForm,
  tags: ['готово'],
  parameters: {
    guide:
      'Форма, которую могут править двое: хранит набранное, сохраняется вместе с версией и показывает чужую правку рядом со своей. Внутри SaveBarFrame; поля и версию даёт useVersionedForm.',
  },
  args: { title: 'Мероприятие', form, children: <TextField label="Название" defaultValue="Форум сувениров" /> },
  render: (args) => (
    <SaveBarFrame>
      <Card title="Мероприятие">
        <VersionedForm {...args} />
      </Card>
    </SaveBarFrame>
  ),
} satisfies Meta<typeof VersionedForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { name: 'Без правок', args: { form: { ...form, isDirty: false, changed: [] } } };
export const Changed: Story = { name: 'Есть правка' };
export const Saving: Story = { name: 'Сохраняется', args: { form: { ...form, isBusy: true } } };
export const Failed: Story = {
  name: 'Не сохранилась',
  args: { form: { ...form, failure: 'Не сохранено: нет связи с сервером.' } },
};
export const Conflict: Story = {
  name: 'Версии рядом',
  args: {
    form: {
      ...form,
      conflict: {
        conflict: { changedBy: 'Анна Петрова', changedAt: '2026-11-23T11:02:00+03:00' },
        fields: [{ label: 'Название', theirs: 'Форум промоиндустрии', mine: 'Форум сувениров' }],
        onTakeTheirs: () => {},
        onKeepMine: () => {},
      },
    },
  },
};
