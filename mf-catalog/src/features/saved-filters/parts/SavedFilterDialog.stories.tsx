import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { emptyFilter } from '#domain/catalogFilter';
import { SavedFilterDialog } from './SavedFilterDialog';

const meta = {
  title: 'Каталог/SavedFilterDialog',
  component: SavedFilterDialog,
  parameters: {
    guide:
      'Название для набора фильтров. Предлагается сама: то, что выбрано. Знакомое название заменит прежний набор, и кнопка говорит «Заменить»; когда сохранено тридцать, причина видна на кнопке.',
  },
  args: {
    viewer: 'Поставщик',
    filter: { ...emptyFilter, location: ['Казань'], agency: 2 },
    filters: [],
    most: 30,
    onSave: () => true,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SavedFilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewName: Story = { name: 'Новое название' };
export const SameName: Story = {
  name: 'Такое название уже есть',
  args: { filters: [{ name: 'Казань, Без агентств', query: 'city=Казань&agency=no' }] },
};
export const Full: Story = { name: 'Больше нельзя', args: { most: 0 } };
