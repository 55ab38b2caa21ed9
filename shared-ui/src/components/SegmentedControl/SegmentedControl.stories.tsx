import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';
import { SegmentedLinks } from './SegmentedLinks';

function SegmentedControlOnPage(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Выбор/SegmentedControl',
  component: SegmentedControl,
  tags: ['готово'],
  parameters: {
    guide:
      'Одно из двух–трёх состояний, которое действует сразу: вид списка, условие фильтра. Ответ на вопрос формы — RadioGroup.',
  },
  args: {
    label: 'Агентства',
    value: 'all',
    onChange: () => undefined,
    options: [
      { value: 'all', label: 'Все' },
      { value: 'only', label: 'Только они' },
      { value: 'none', label: 'Без них' },
    ],
  },
  render: (args) => <SegmentedControlOnPage {...args} />,
} satisfies Meta<SegmentedControlProps<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: 'Три варианта' };
export const Two: Story = {
  name: 'Два варианта',
  args: { value: 'none', options: meta.args.options.filter(({ value }) => value !== 'only') },
};
export const Disabled: Story = { name: 'Недоступен', args: { disabled: true } };
export const Links: Story = {
  name: 'Ссылками',
  render: () => (
    <SegmentedLinks
      aria-label="Вид встреч"
      current="/meetings"
      links={[
        { to: '/meetings', label: 'По дням' },
        { to: '/meetings?view=agenda', label: 'Расписание' },
        { to: '/meetings?view=plan', label: 'Подобрать время' },
      ]}
    />
  ),
};
