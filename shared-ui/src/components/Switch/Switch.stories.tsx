import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch';

function SwitchOnPage(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.checked);
  return <Switch {...props} checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />;
}

const meta = {
  title: 'Выбор/Switch',
  component: Switch,
  tags: ['готово'],
  parameters: {
    guide: 'Состояние, которое меняется сразу. Если его сохраняет кнопка — Checkbox.',
  },
  render: (args) => <SwitchOnPage {...args} />,
  args: { label: 'Каталог', hint: 'Участники находят компании и приглашают их на встречи.', checked: true },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: 'Включён' };
export const Off: Story = { name: 'Выключен', args: { checked: false } };
export const Locked: Story = {
  name: 'Не меняется',
  args: { 'aria-disabled': true, hint: 'Задано при запуске сервера.' },
};
