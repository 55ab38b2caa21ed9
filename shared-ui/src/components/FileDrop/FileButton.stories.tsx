import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileButton } from './FileButton';

const meta = {
  title: 'Действия/FileButton',
  component: FileButton,
  tags: ['готово'],
  parameters: {
    guide: 'Один файл по нажатию: логотип. Несколько сразу или перетаскиванием — FileDrop.',
  },
  args: { children: 'Загрузить', variant: 'secondary', onFile: () => undefined },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Готово' };
export const Busy: Story = { name: 'Выполняется', args: { isBusy: true } };
