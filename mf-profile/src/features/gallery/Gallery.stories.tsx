import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fixtures, storyApi } from 'shared-api/testing/stories';
import { Gallery } from './Gallery';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><path fill="#0f7a57" d="M0 0h800v600H0z"/></svg>')}`;
const photos = Array.from({ length: 24 }, (_, index) =>
  fixtures.photo({ id: index + 1, thumbnail: picture, original: picture }),
);

const meta = {
  title: 'Профиль/Gallery',
  component: Gallery,
  parameters: {
    guide:
      'Фотографии компании в профиле: первые строки сразу, остальные по «Показать все», каждая открывается во весь экран. Пустая своя предлагает добавить; чужая говорит, что фотографий нет. Менять фотографии — в редактировании профиля.',
  },
  args: { rows: 2 },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { name: 'Несколько' };
export const Many: Story = {
  name: 'Больше, чем видно',
  beforeEach: () => storyApi.answer('get', '/api/photos', { photos }),
};
export const OwnEmpty: Story = {
  name: 'Своя пустая',
  args: { isEditable: true },
  beforeEach: () => storyApi.answer('get', '/api/photos', { photos: [] }),
};
export const OthersEmpty: Story = {
  name: 'Чужая пустая',
  args: { userId: 2 },
  beforeEach: () => storyApi.answer('get', '/api/photos', { photos: [] }),
};
export const Failed: Story = {
  name: 'Не загрузилась',
  beforeEach: () => storyApi.fail('get', '/api/photos', { status: 503, body: 'Ведутся работы, попробуйте позже.' }),
};
export const Loading: Story = {
  name: 'Загрузка',
  beforeEach: () => storyApi.answer('get', '/api/photos', () => new Promise(() => undefined)),
};
