import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Toaster } from '../Toaster/Toaster';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Действия/CopyButton',
  component: CopyButton,
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

export const Idle: Story = {};
export const Copied: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
