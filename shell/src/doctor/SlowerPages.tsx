import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { figureTexts, pageName, ratioOf, worseText } from './reportTexts';

interface SlowerPagesProps {
  figures: readonly Schema<'PageFigure'>[];
}

/** Pages whose newest build is slower than the one before, the worst first. */
export function SlowerPages({ figures }: SlowerPagesProps) {
  const worse = figures.filter(({ is_worse }) => is_worse).sort((one, other) => ratioOf(other) - ratioOf(one));
  if (figures.length === 0) return <Card title="Скорость страниц">Измерений нет.</Card>;
  return (
    <Card title="Медленнее прежней сборки">
      {worse.length === 0 ? (
        <p>Ни одна новая сборка не медленнее прежней.</p>
      ) : (
        <List>
          {worse.map((figure) => (
            <li key={`${figure.page} ${figure.figure}`}>
              <Name>
                {pageName(figure.page)}, <span>{figure.builds[0]?.build}</span>
              </Name>
              <span>
                : {figureTexts[figure.figure]} {worseText(figure)}
              </span>
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: ${theme.weight.medium};
`;
