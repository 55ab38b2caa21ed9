import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage, storyApi } from 'shared-api/testing/stories';
import { CatalogPreviewPage } from './CatalogPreviewPage';

const meta = {
  title: 'Страницы/Предпросмотр карточки',
  component: CatalogPreviewPage,
  parameters: {
    ...atPage('/preview/catalog'),
    guide:
      'Своя карточка в каталоге глазами другой стороны: ничего не нажимается, пустые поля выделены, «Редактировать» ведёт к первому из них.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const Failed: Story = {
  name: 'Не загрузился',
  beforeEach: () =>
    storyApi.fail('post', '/api/users', { status: 503, body: 'Ведутся работы, попробуйте через минуту.' }),
};
