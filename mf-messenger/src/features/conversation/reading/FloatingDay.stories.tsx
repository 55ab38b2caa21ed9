import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FloatingDay } from './FloatingDay';

const meta = {
  title: 'Сообщения/FloatingDay',
  component: FloatingDay,
  parameters: {
    guide:
      'День сообщений на экране: виден, пока переписку листают, и гаснет через секунду. Ничего не сдвигает и не мешает нажимать; читалкам экрана его заменяют заголовки дней.',
  },
  args: { actions: (shown) => shown?.show('Пятница, 20 ноября 2026') },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'При прокрутке' };
