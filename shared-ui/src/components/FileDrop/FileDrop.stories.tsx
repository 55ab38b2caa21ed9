import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Поля/FileDrop',
  component: FileDrop,
  args: { onFiles: () => undefined, hint: 'До 50 МБ каждый: JPEG, PNG, PDF, DOC, DOCX, XLS, XLSX, ZIP.' },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHint: Story = { args: { hint: undefined } };
export const Disabled: Story = { args: { disabled: true, hint: 'Место закончилось: удалите ненужные файлы.' } };
export const LongTexts: Story = {
  args: {
    hint: 'Достопримечательностиоценивательнаядокументация, каталоги, презентации и архивы до 50 МБ каждый.',
  },
};
/** As if files hovered over it: a real drag cannot be held in a story. */
export const FilesOver: Story = {
  play: ({ canvasElement }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['прайс'], 'прайс.txt'));
    canvasElement
      .querySelector('[role=group]')
      ?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  },
};
