import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormFoot } from './FormFoot';

const meta = {
  title: 'Формы/FormFoot',
  component: FormFoot,
  tags: ['готово'],
  args: { label: 'Продолжить' },
  parameters: {
    guide:
      'Конец формы или шага: что не удалось, чего не хватает, и одна кнопка дальше. Пока чего-то не хватает, кнопка выключена.',
  },
} satisfies Meta<typeof FormFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Можно продолжать' };
export const Missing: Story = {
  name: 'Чего-то не хватает',
  args: { missing: 'Осталось заполнить: «О компании», «Сайт», «Минимальный тираж», «Брендирование».' },
};
export const Failed: Story = {
  name: 'Не удалось',
  args: { failure: 'Нет связи с сервером. Проверьте подключение к интернету и повторите.' },
};
export const Busy: Story = { name: 'Выполняется', args: { isBusy: true } };
