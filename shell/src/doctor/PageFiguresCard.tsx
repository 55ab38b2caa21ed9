import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Badge } from 'shared-ui/Badge';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { figureTexts, valueText, worseText } from './reportTexts';

interface PageFiguresCardProps {
  title: string;
  figures: readonly Schema<'PageFigure'>[];
}

const NAMES = Object.keys(figureTexts);

/** Figures of one page in its newest build and the one before. */
export function PageFiguresCard({ title, figures }: PageFiguresCardProps) {
  const sorted = figures.toSorted((one, other) => NAMES.indexOf(one.figure) - NAMES.indexOf(other.figure));
  return (
    <Card title={title}>
      {/* Focusable, so that the keyboard can scroll what does not fit. */}
      <Scroller role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {['Показатель', 'Сборка', 'Измерений', 'Медиана', '75 %', '95 %'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((figure) => (
              <Fragment key={figure.figure}>
                {figure.builds.map(({ build, total, median, p75, p95 }, index) => (
                  <tr key={build}>
                    <th scope="row">{figureTexts[figure.figure]}</th>
                    <td>
                      {build} {index === 0 && figure.is_worse && <Badge tone="warning">{worseText(figure)}</Badge>}
                    </td>
                    <td>{total}</td>
                    {Object.entries({ median, p75, p95 }).map(([name, value]) => (
                      <td key={name}>{valueText(figure.figure, value)}</td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Card>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space(2)};
    border-bottom: 1px solid ${theme.color.border};
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }

  tbody th {
    font-weight: ${theme.weight.regular};
  }
`;
