import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SendingSuccess } from './SendingSuccess';

const meta = {
  title: 'Каталог/SendingSuccess',
  component: SendingSuccess,
  parameters: {
    guide:
      'Рассылка дошла до всех. Отсюда два пути: к сообщениям или к новой рассылке. Если дошло не всем — SendingCheck.',
  },
  args: { total: 288, onFinish: () => {} },
} satisfies Meta<typeof SendingSuccess>;

export default meta;

export const Success: StoryObj<typeof meta> = { name: 'Успех' };
