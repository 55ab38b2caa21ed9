import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Checkbox } from 'shared-ui/Checkbox';
import { texts } from '../texts';
import { RecipientRows } from './RecipientRows';

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A recipient, checked at first. */
function Recipient({ name }: { name: string }) {
  const [isMeant, setIsMeant] = useState(true);
  return <Checkbox label={name} checked={isMeant} onChange={(event) => setIsMeant(event.target.checked)} />;
}

const meta = {
  title: 'Каталог/RecipientRows',
  component: RecipientRows,
  parameters: {
    guide:
      'Строки одной высоты, когда их может быть сто тысяч: список получателей рассылки. Строки разной высоты — VirtualList.',
  },
  args: {
    ids: idsTo(99_999),
    label: texts.list,
    children: (id: number) => <Recipient name={`Мануфактура подарков № ${id}`} />,
  },
  decorators: [
    (Story) => (
      <div style={{ height: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecipientRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Everybody: Story = { name: '99 999 получателей' };

export const Few: Story = { name: 'Найдено трое', args: { ids: idsTo(3) } };

export const LongNames: Story = {
  name: 'Длинные названия',
  args: {
    children: (id: number) => (
      <Recipient
        name={`Общество с ограниченной ответственностью «Производственное объединение рекламно-сувенирной продукции Поволжья» № ${id}`}
      />
    ),
  },
};
