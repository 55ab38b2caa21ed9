import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SectionFoot } from './SectionFoot';

const meta = {
  title: 'Профиль/SectionFoot',
  component: SectionFoot,
  parameters: {
    guide:
      'Конец раздела, который сохраняется отдельно: что с ним сейчас, «Отменить» и «Сохранить». «Отменить» видна, только пока есть что отменять. Шаг регистрации — FormFoot.',
  },
  args: {
    missing: undefined,
    failure: undefined,
    isDirty: false,
    isSaved: false,
    isBusy: false,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof SectionFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { name: 'Нетронутая' };
export const Unsaved: Story = { name: 'Не сохранено', args: { isDirty: true } };
export const Missing: Story = {
  name: 'Чего-то не хватает',
  args: { isDirty: true, missing: 'Осталось заполнить: «Имя», «Город».' },
};
export const Busy: Story = { name: 'Выполняется', args: { isDirty: true, isBusy: true } };
export const Failed: Story = {
  name: 'Не удалось',
  args: { isDirty: true, failure: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
};
export const Saved: Story = { name: 'Сохранено', args: { isSaved: true } };
