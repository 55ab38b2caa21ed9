import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Выбор/Checkbox',
  component: Checkbox,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Подпись утверждает: галочка значит «да», и отрицание не надо переворачивать в уме.',
      so: () => <Checkbox label="Присылать письма" defaultChecked />,
      not: () => <Checkbox label="Не присылать письма" />,
    },
    guide: 'Независимый выбор «да или нет», который вступает в силу вместе с формой. Один из нескольких — RadioGroup.',
  },
  args: { label: 'Рекламное агентство' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { name: 'Не отмечен' };
export const Checked: Story = { name: 'Отмечен', args: { defaultChecked: true } };
export const WithHint: Story = {
  name: 'С подсказкой',
  args: { label: 'Предпочитаю общаться в чате', hint: 'Вас нельзя будет пригласить на встречу.' },
};
export const WithLink: Story = {
  name: 'Со ссылкой',
  args: {
    required: true,
    label: (
      <>
        Согласен с <a href="/privacy">политикой обработки персональных данных</a>
      </>
    ),
    error: 'Необходимо согласие.',
  },
};
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true, defaultChecked: true } };
export const HiddenLabel: Story = { name: 'Подпись только для чтения вслух', args: { isLabelHidden: true } };
