import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from './ButtonLink';

const meta = { title: 'Действия/ButtonLink', component: ButtonLink } satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InnerPage: Story = { args: { to: '/signup', children: 'Зарегистрироваться' } };
export const OtherSite: Story = {
  args: { href: 'https://example.com', variant: 'secondary', children: 'Перейти по ссылке' },
};
export const Download: Story = {
  args: { href: '/api/files/1/download', download: true, variant: 'ghost', size: 'small', children: 'Скачать' },
};
export const WithReason: Story = {
  name: 'Недоступна, с причиной',
  args: { to: '/sending', children: 'Создать рассылку', reason: 'Некому писать: всем выбранным вы уже писали.' },
};
