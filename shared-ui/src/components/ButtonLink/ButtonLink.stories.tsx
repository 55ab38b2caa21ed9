import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Действия/ButtonLink',
  component: ButtonLink,
  tags: ['готово'],
  parameters: {
    pair: {
      because: 'Название говорит, куда ведёт ссылка, и понятно без соседнего текста.',
      so: () => <ButtonLink to="/catalog">Открыть каталог</ButtonLink>,
      not: () => (
        <p>
          Каталог открыт, <ButtonLink to="/catalog">сюда</ButtonLink>
        </p>
      ),
    },
    guide: 'Переход, который выглядит как кнопка. Действие без перехода — Button.',
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InnerPage: Story = {
  name: 'Внутренняя страница',
  args: { to: '/signup', children: 'Зарегистрироваться' },
};
export const OtherSite: Story = {
  name: 'Другой сайт',
  args: { href: 'https://example.com', variant: 'secondary', children: 'Перейти по ссылке' },
};
export const Download: Story = {
  name: 'Скачивание',
  args: { href: '/api/files/1/download', download: true, variant: 'ghost', size: 'small', children: 'Скачать' },
};
export const WithReason: Story = {
  name: 'Недоступна, с причиной',
  args: { to: '/sending', children: 'Создать рассылку', reason: 'Некому писать: всем выбранным вы уже писали.' },
};
