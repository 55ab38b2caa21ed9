import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Toaster } from '../Toaster/Toaster';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Действия/CopyButton',
  component: CopyButton,
  tags: ['готово'],
  parameters: {
    guide: 'Короткий текст, который уносят с собой: ссылка, телефон. Сама говорит «Скопировано!».',
  },
  args: { text: 'https://meet.example/abc', 'aria-label': 'Скопировать ссылку: Северный ветер' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Обычная' };
export const Copied: Story = {
  name: 'Скопировано',
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
