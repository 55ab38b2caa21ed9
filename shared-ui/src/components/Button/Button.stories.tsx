import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Mail from 'lucide-react/icons/mail';
import { Cluster } from '../Cluster/Cluster';
import { Button } from './Button';

const meta = { title: 'Компоненты/Button', component: Button, args: { children: 'Сохранить' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Удалить' } };
export const Busy: Story = { args: { isBusy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { icon: <Mail size={16} aria-hidden />, children: 'Написать сообщение' } };
export const Wide: Story = { args: { isWide: true } };
export const LongText: Story = {
  args: {
    children: 'Достопримечательностиоценивательница и высокопревосходительство соглашаются с условиями обслуживания',
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} size="small" />
      <Button {...args} size="small" variant="secondary" />
      <Button {...args} size="small" isBusy />
    </Cluster>
  ),
};
