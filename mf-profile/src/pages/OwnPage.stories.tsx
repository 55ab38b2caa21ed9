import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, storyApi } from 'shared-api/testing/stories';
import { OwnPage } from './OwnPage';

const meta = {
  title: 'Страницы/Моя страница',
  component: OwnPage,
  parameters: {
    ...atPage('/profile'),
    guide:
      'Что сегодня: встречи, сообщения, новости; рядом — свой профиль, галерея и файлы. Блоки грузятся порознь, отказ одного не мешает остальным.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const Empty: Story = {
  name: 'Ничего не заполнено',
  parameters: { check: { overlap: 'A link that goes on in the next line has one box around both lines.' } },
  beforeEach: () => {
    answerAsUser({ activity: [], description: '', site: '', branding: '', minimum_sum: [], minimum_circulation: [] });
    storyApi.answer('get', '/api/photos', { photos: [] });
    storyApi.answer('get', '/api/files', { files: [] });
    storyApi.answer('get', '/api/news', { news: [], pages: 0 });
  },
};
