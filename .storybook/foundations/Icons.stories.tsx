import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from 'shared-ui/EmptyState';
import { Icon } from 'shared-ui/Icon';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import { listMenuIcons } from '../menuIcons';
import { CopyValue } from './CopyValue';
import { usedIcons } from './usedIcons';
import { ValuePage } from './ValueList';

function identifierOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** From lucide, and those of the menu, which a manifest draws by a path. */
const icons = [
  ...Object.entries(usedIcons).map(([name, icon]) => ({
    name,
    icon,
    text: `import ${identifierOf(name)} from '@lucide/icons/icons/${name}';`,
  })),
  ...listMenuIcons(),
];

function Icons() {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <ValuePage>
      <Search>
        <TextField
          label="Найти по названию"
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p role="status">{`Значков: ${found.length}`}</p>
      </Search>
      {found.length === 0 && (
        <EmptyState>Такого значка в продукте нет. Весь набор — на lucide.dev, названия там те же.</EmptyState>
      )}
      <Grid>
        {found.map(({ name, icon, text }) => (
          <li key={`${name} ${text}`}>
            <CopyValue icon={<Icon icon={icon} size={20} />} label={name} text={text} />
          </li>
        ))}
      </Grid>
    </ValuePage>
  );
}

const Search = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  max-width: 24rem;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space(2)};
`;

const meta = {
  title: 'Основы/Значки',
  component: Icons,
  parameters: {
    guide:
      'Все значки, которые есть в продукте. Нажмите на значок, чтобы скопировать строку импорта, у значка меню — строку для `remote.json`. 16 px рядом с текстом, 20 px отдельно; значок без текста называет кнопка вокруг него.',
  },
} satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: 'Все' };
