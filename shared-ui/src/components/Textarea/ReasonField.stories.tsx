import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReasonField } from './ReasonField';

const meta = {
  title: 'Поля/ReasonField',
  component: ReasonField,
  tags: ['готово'],
  parameters: {
    guide: 'Причина, которую прочитает компания: готовые нажатием или свои слова.',
  },
  args: {
    label: 'Причина (увидит компания)',
    ready: ['Нет времени', 'Не наш профиль', 'Встретимся на стенде'],
    value: '',
    onChange: () => undefined,
  },
} satisfies Meta<typeof ReasonField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Без причины' };
export const Ready: Story = { name: 'Готовая', args: { value: 'Не наш профиль' } };
export const Own: Story = { name: 'Своими словами', args: { value: 'Вернёмся к этому весной.' } };
export const TooLong: Story = { name: 'Длиннее, чем можно', args: { value: 'Очень подробная причина. '.repeat(13) } };
