import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsUser, atPage, fixtures, storyApi } from 'shared-api/testing/stories';
import { ProfilePreviewPage } from './ProfilePreviewPage';

const meta = {
  title: 'Страницы/Предпросмотр страницы',
  component: ProfilePreviewPage,
  parameters: {
    ...atPage('/preview/profile'),
    guide: 'Своя страница глазами другой стороны: календарь и кнопки видны, но не действуют.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
export const OfCompany: Story = {
  name: 'Компания глазами организатора',
  parameters: atPage('/preview/profile?id=7'),
  beforeEach: () => {
    answerAsUser({ is_admin: true });
    storyApi.answer('get', '/api/organizer/participants/{id}/page', fixtures.participant({ id: 7 }));
  },
};
