import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileButton } from './FileButton';

const meta = {
  title: 'Действия/FileButton',
  component: FileButton,
  args: { children: 'Загрузить', variant: 'secondary', onFile: () => undefined },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
