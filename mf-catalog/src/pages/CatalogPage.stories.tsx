import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { CatalogPage } from './CatalogPage';

const meta = {
  title: 'Страницы/Каталог',
  component: CatalogPage,
  parameters: {
    ...atPage('/catalog', { 'axe/target-size': 'The line on the fit reaches further by its ::after.' }),
    guide:
      'Заказчик видит поставщиков, поставщик — заказчиков. Фильтры и страница списка хранятся в адресе: ссылкой можно поделиться. Звезда и сравнение — на карточке, выбранное для сравнения — внизу.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const NothingFound: Story = {
  name: 'Ничего не найдено',
  beforeEach: () => storyApi.answer('post', '/api/users', { users: [], pages: 0, total_count: 0 }),
};
export const Failed: Story = {
  name: 'Не загрузился',
  beforeEach: () =>
    storyApi.fail('post', '/api/users', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
export const Loading: Story = { name: 'Загрузка', beforeEach: () => storyApi.hang('post', '/api/users') };
export const Customer: Story = { name: 'Глазами заказчика', beforeEach: () => answerAsUser({ type: 'Заказчик' }) };
