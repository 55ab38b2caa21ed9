import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { PageHeader } from './PageHeader';

const meta = { title: 'Раскладка/PageHeader', component: PageHeader, args: { title: 'Мои встречи' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLead: Story = {
  args: { children: 'Отметьте время, в которое вы готовы встречаться. Время московское.' },
};
export const WithActions: Story = {
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
  args: {
    title: 'Сельскохозяйственномашиностроительное производственное объединение',
    actions: WithActions.args?.actions,
  },
};
