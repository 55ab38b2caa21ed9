import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';

export interface FigureFrameProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What the figure shows, in one sentence; also its accessible name. */
  sentence: string;
  /** Headings of the table. */
  head: readonly string[];
  /** Rows of the table; the first cell names the row. */
  rows: readonly (readonly string[])[];
  /** The picture; hidden from screen readers, which have the sentence and the table. */
  children: ReactNode;
}

/** A chart with its sentence and, on demand, its numbers as a table. */
export function FigureFrame({ sentence, head, rows, children, ...rest }: FigureFrameProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <figure {...rest} aria-labelledby={`${id}-sentence`}>
      <Sentence id={`${id}-sentence`}>{sentence}</Sentence>
      <div aria-hidden>{children}</div>
      <Toggle
        variant="ghost"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-table` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Показать таблицей
      </Toggle>
      {isOpen && (
        <Scroll id={`${id}-table`} role="region" aria-labelledby={`${id}-sentence`} tabIndex={0}>
          <Table aria-labelledby={`${id}-sentence`}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    <td key={head[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </figure>
  );
}

const Sentence = styled.figcaption`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.textMuted};
`;

const Toggle = styled(Button)`
  margin: ${theme.space(2)} 0 0 calc(-1 * ${theme.space(3)});
`;

const Scroll = styled.div`
  max-height: 24rem;
  overflow: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space(1)} ${theme.space(3)} ${theme.space(1)} 0;
    border-bottom: 1px solid ${theme.color.border};
    font-weight: ${theme.weight.regular};
    text-align: left;
    white-space: nowrap;
  }

  thead th {
    color: ${theme.color.textMuted};
  }
`;
