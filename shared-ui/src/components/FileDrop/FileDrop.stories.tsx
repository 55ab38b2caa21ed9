import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from './FileDrop';

const meta = {
  title: 'Поля/FileDrop',
  component: FileDrop,
  tags: ['готово'],
  parameters: {
    guide: 'Загрузка файлов перетаскиванием или выбором. Ход и ошибки показывает FileList.',
  },
  args: { onFiles: () => undefined, hint: 'До 50 МБ каждый: JPEG, PNG, PDF, DOC, DOCX, XLS, XLSX, ZIP.' },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычный' };
export const WithoutHint: Story = { name: 'Без подсказки', args: { hint: undefined } };
export const LongTexts: Story = {
  name: 'Длинные тексты',
  args: {
    hint: 'Достопримечательностиоценивательнаядокументация, каталоги, презентации и архивы до 50 МБ каждый.',
  },
};
/** Simulates files dragged over the area: a story cannot hold a real drag. */
export const FilesOver: Story = {
  name: 'Файлы над областью',
  play: ({ canvasElement }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['прайс'], 'прайс.txt'));
    canvasElement
      .querySelector('[role=group]')
      ?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  },
};
