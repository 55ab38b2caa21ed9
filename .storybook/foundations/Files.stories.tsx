import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { FILES } from '../designTokens';

function Files() {
  return (
    <Sections>
      <section>
        <h2>Переменные Figma</h2>
        <p>
          В окне переменных Figma выберите «Import» и оба файла сразу: каждый станет своим режимом, «Светлая» и
          «Тёмная». В них цвета и числа: размеры в px, время в мс.
        </p>
        <Links>
          <li>
            <a href={FILES.light} download>
              Светлая тема
            </a>
          </li>
          <li>
            <a href={FILES.dark} download>
              Тёмная тема
            </a>
          </li>
        </Links>
      </section>
      <section>
        <h2>Tokens Studio</h2>
        <p>Один файл с обеими темами. В плагине: «Load from file», вид «Single file».</p>
        <Links>
          <li>
            <a href={FILES.tokensStudio} download>
              Обе темы одним файлом
            </a>
          </li>
        </Links>
      </section>
    </Sections>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${theme.space(8)};
  max-width: 40rem;
`;

const Links = styled.ul`
  display: grid;
  padding-top: ${theme.space(2)};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const meta = {
  title: 'Основы/Файлы для Figma',
  component: Files,
  parameters: {
    guide:
      'Все значения дизайн-системы файлами, чтобы не переносить их руками. Файлы делаются из `shared-ui/tokens.json` при каждой сборке и всегда равны тому, что в продукте.',
  },
} satisfies Meta<typeof Files>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTools: Story = { name: 'Файлы' };
