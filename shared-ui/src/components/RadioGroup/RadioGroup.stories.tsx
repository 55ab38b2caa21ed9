import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function RadioGroupOnPage(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Выбор/RadioGroup',
  component: RadioGroup,
  tags: ['готово'],
  parameters: {
    guide: 'Один вариант из двух–пяти, все видны сразу. Больше пяти — Select.',
  },
  render: (args) => <RadioGroupOnPage {...args} />,
  args: {
    label: 'Кто вы?',
    value: 'Поставщик',
    onChange: () => undefined,
    options: [
      { value: 'Поставщик', label: 'Поставщик', hint: 'Предлагаю рекламную продукцию.' },
      { value: 'Заказчик', label: 'Заказчик', hint: 'Ищу рекламную продукцию.' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Выбрано' };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { value: undefined, required: true, error: 'Выберите тип компании.' },
};
export const Row: Story = {
  name: 'В строку',
  args: {
    look: 'row',
    label: 'Как прошла?',
    value: 'agreed',
    options: [
      { value: 'agreed', label: 'Договорились' },
      { value: 'continue', label: 'Продолжим' },
      { value: 'no_fit', label: 'Не подошли' },
      { value: 'missed', label: 'Не состоялась' },
    ],
  },
};
export const Cards: Story = {
  name: 'Карточками',
  args: {
    look: 'cards',
    options: [
      { value: 'Поставщик', label: 'Поставщик', hint: 'Предлагаем рекламную продукцию' },
      { value: 'Заказчик', label: 'Заказчик', hint: 'Ищем рекламную продукцию' },
    ],
  },
};
export const CardsInvalid: Story = {
  name: 'Карточками, с ошибкой',
  args: { ...Cards.args, value: undefined, required: true, error: 'Выберите тип компании.' },
};
