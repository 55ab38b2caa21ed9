import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { fixtures } from 'shared-api/fixtures';
import { comparedAtom } from '#state/comparedState';
import { CompareBar } from './CompareBar';

interface ChosenProps {
  viewer: CurrentUser;
  companies: readonly Participant[];
}

/** The bar with companies that were chosen in the catalogue. */
function BarOf({ viewer, companies }: ChosenProps) {
  const [store] = useState(() => {
    const created = createStore();
    created.set(comparedAtom, companies);
    return created;
  });
  return (
    <Provider store={store}>
      <CompareBar viewer={viewer} />
    </Provider>
  );
}

const companies = ['Северный ветер', 'Парус', 'Монолит', 'Производственное объединение «Сельхозмаш»'].map(
  (company, index) => fixtures.participant({ id: index + 2, company }),
);

const meta = {
  title: 'Каталог/CompareBar',
  component: BarOf,
  parameters: {
    guide:
      'Кого сравнить: полоса внизу каталога с компаниями, отмеченными на карточках, не больше четырёх. Одной для сравнения мало, и кнопка говорит об этом. Само сравнение — CompareDialog.',
  },
  args: { viewer: fixtures.currentUser(), companies: companies.slice(0, 2) },
} satisfies Meta<typeof BarOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: 'Две компании' };
export const One: Story = { name: 'Одна компания', args: { companies: companies.slice(0, 1) } };
export const Full: Story = { name: 'Больше нельзя', args: { companies } };
export const ChatOnly: Story = {
  name: 'Только чат',
  args: { viewer: fixtures.currentUser({ only_chat: true }) },
};
