import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaveBar } from './SaveBar';

const meta = {
  title: 'Организатор/SaveBar',
  component: SaveBar,
  tags: ['готово'],
  parameters: {
    guide:
      'Единственное сохранение страницы: появляется с первой правкой и называет, что изменено. Формам внутри SaveBarFrame она не нужна: общую показывает он.',
  },
  args: { changed: ['Название'], isBusy: false, onCancel: () => {}, onSave: () => {} },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = { name: 'Одно поле' };
export const SomeFields: Story = {
  name: 'Несколько полей',
  args: { changed: ['Название', 'Даты', 'Контакты для участников'] },
};
export const Saving: Story = { name: 'Сохраняется', args: { isBusy: true } };
export const Quiet: Story = { name: 'Главная кнопка другая', args: { isQuiet: true } };
