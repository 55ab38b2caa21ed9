import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../components/ButtonLink/ButtonLink';
import { Cluster } from '../components/Cluster/Cluster';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { Page } from './Page';

const meta = {
  title: 'Раскладка/Page',
  component: Page,
  tags: ['готово'],
  args: { title: 'Мои встречи', children: <EmptyState>Встреч пока нет.</EmptyState> },
  parameters: {
    pair: {
      because: 'Действия страницы стоят у её заголовка, не больше двух, главное последним.',
      so: () => (
        <Cluster justify="space-between">
          <strong>Мои встречи</strong>
          <ButtonLink to="/catalog">Найти компанию</ButtonLink>
        </Cluster>
      ),
      not: () => (
        <>
          <strong>Мои встречи</strong>
          <p>Встреч пока нет.</p>
          <ButtonLink to="/catalog">Найти компанию</ButtonLink>
        </>
      ),
    },
    guide: 'Каждая страница: её единственный h1, действия в одной строке с ним и содержимое под ними.',
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = { name: 'Только заголовок' };
export const WithLead: Story = {
  name: 'С вводным текстом',
  args: { lead: 'Отметьте время, в которое вы готовы встречаться. Время московское.' },
};
export const WithActions: Story = {
  name: 'С действиями',
  args: {
    title: 'Сообщения',
    actions: (
      <ButtonLink to="/sending" variant="secondary">
        Создать рассылку
      </ButtonLink>
    ),
  },
};
export const LongTitle: Story = {
  name: 'Длинный заголовок',
  args: {
    title: 'Сельскохозяйственномашиностроительное производственное объединение',
    actions: WithActions.args?.actions,
  },
};
export const HiddenTitle: Story = { name: 'Заголовок не виден', args: { isTitleHidden: true } };
