import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { emptyFilter } from '#domain/catalogFilter';
import { emptyChoice, type Choice } from '../domain/choice';
import { RecipientTags } from './RecipientTags';

const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, company: `Мануфактура подарков № ${index + 1}` }));

const recipients = { lists: [], contacted: undefined };

const meta = {
  title: 'Каталог/RecipientTags',
  component: RecipientTags,
  parameters: {
    guide:
      'Кому уйдёт рассылка: группы «все по фильтру», отдельные компании и, ниже, исключения из групп. Больше трёх строк прокручиваются; поиск появляется, когда по одной выбрано двадцать пять компаний.',
  },
  args: {
    choice: emptyChoice,
    recipients,
    count: 0,
    nameOf: () => '',
    onChange: () => {},
    onClear: () => {},
    isDisabled: false,
  },
  render: function Tags(args) {
    const [choice, setChoice] = useState<Choice>(args.choice);
    return <RecipientTags {...args} choice={choice} onChange={setChoice} onClear={() => setChoice(emptyChoice)} />;
  },
} satisfies Meta<typeof RecipientTags>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };

export const Hundreds: Story = {
  name: 'Триста получателей',
  args: { choice: { groups: [], picked: companies(300) }, count: 300 },
};

export const AllButSome: Story = {
  name: 'Все по фильтру, кроме некоторых',
  args: {
    choice: { groups: [{ filter: emptyFilter, found: 99_999, except: companies(2) }], picked: companies(1) },
    count: 99_998,
    nameOf: () => 'Казань, Текстиль',
  },
};

export const Disabled: Story = {
  name: 'Недоступен',
  args: { choice: { groups: [], picked: companies(3) }, count: 3, isDisabled: true },
};
