import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerAsGuest, atPage } from 'shared-api/testing/stories';
import { BlockPage } from './BlockPage';

const meta = {
  title: 'Страницы/Аккаунт ожидает активации',
  component: BlockPage,
  parameters: {
    ...atPage('/block'),
    guide: 'Сюда попадает тот, чей аккаунт ещё не проверили. Делать здесь нечего, кроме как связаться с менеджером.',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Content: Story = { name: 'Содержимое', beforeEach: answerAsGuest };
