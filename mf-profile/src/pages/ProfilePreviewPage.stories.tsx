import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { atPage } from 'shared-api/testing/stories';
import { ProfilePreviewPage } from './ProfilePreviewPage';

const meta = {
  title: 'Страницы/Предпросмотр страницы',
  component: ProfilePreviewPage,
  tags: ['новое'],
  parameters: {
    ...atPage('/preview/profile'),
    guide: 'Своя страница глазами другой стороны: календарь и кнопки видны, но не действуют.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое' };
