import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { contrast, nameValues, palettePairs, toCss, toHex, tokensOf } from '../designTokens';
import { usePageTheme } from '../usePageTheme';
import { ValueList, ValuePage } from './ValueList';

function Colors() {
  return (
    <ValuePage>
      <ValueList title="Роли цветов" rows={rows} />
    </ValuePage>
  );
}

function valueOf(role: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${role}`).trim();
}

const figures = new Intl.NumberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function figure(front: string, back: string): string {
  const ratio = contrast(valueOf(front), valueOf(back));
  return Number.isNaN(ratio) ? '—' : `${figures.format(ratio)} : 1`;
}

function Palette() {
  // The contrast figures follow the toolbar.
  usePageTheme();
  return (
    <Table>
      <caption>Пары цветов и их контраст в выбранной теме</caption>
      <thead>
        <tr>
          <th scope="col">Образец</th>
          <th scope="col">Цвет</th>
          <th scope="col">Фон</th>
          <th scope="col">Контраст</th>
          <th scope="col">Нужно</th>
        </tr>
      </thead>
      <tbody>
        {palettePairs.map(({ front, back, least }) => (
          <tr key={`${front} ${back} ${least}`}>
            <td>
              <Sample
                style={{ color: `var(--color-${front})`, background: `var(--color-${back})` }}
                $isEdge={least === 3}
              >
                {least === 3 ? '' : 'Встреча'}
              </Sample>
            </td>
            <td>{front}</td>
            <td>{back}</td>
            <td>{figure(front, back)}</td>
            <td>{least.toLocaleString('ru')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Swatches = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  max-width: ${theme.space(60)};
`;

const Swatch = styled.span`
  height: ${theme.space(10)};
  border: 1px solid ${theme.color.border};
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${theme.space(2)};
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space(1)} ${theme.space(2)} ${theme.space(1)} 0;
    text-align: start;
  }

  /* Role names may break at their hyphens; figures and headings must not wrap. */
  th,
  td:nth-child(n + 4) {
    white-space: nowrap;
  }

  td {
    overflow-wrap: normal;
  }

  ${media.phone} {
    font-size: ${theme.text.xs};
  }
`;

const Sample = styled.span<{ $isEdge: boolean }>`
  display: grid;
  place-items: center;
  min-width: ${theme.space(16)};
  height: ${theme.space(8)};
  border: 2px solid ${({ $isEdge }) => ($isEdge ? 'currentcolor' : theme.color.border)};
  border-radius: ${theme.radius.control};
`;

const rows = tokensOf('color', 'color').map((token) => ({
  name: token.path.replace('color.', ''),
  note: token.description,
  sample: (
    <Swatches>
      <Swatch style={{ background: toCss(token.light) }} />
      <Swatch style={{ background: toCss(token.dark) }} />
    </Swatches>
  ),
  values: [
    { text: toHex(token.light.value), label: 'светлая тема' },
    { text: toHex(token.dark.value), label: 'тёмная тема' },
    ...nameValues(token),
  ],
}));

const meta = {
  title: 'Основы/Цвета',
  component: Colors,
  parameters: {
    check: { contrast: 'Здесь показаны сами цвета, а контрастная тема сводит их к системным.' },
    guide:
      'Роли цветов в обеих темах. В компонентах и страницах берут роль, а не значение: `theme.color.accent` или переменную. Нажмите на значение, чтобы скопировать его.',
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = { name: 'Значения' };
export const Contrast: Story = { name: 'Контраст', render: () => <Palette /> };
