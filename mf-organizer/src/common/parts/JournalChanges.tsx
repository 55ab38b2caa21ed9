import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { changesOf, type ChangeLine } from '#domain/journalChanges';
import type { JournalEntry } from '#domain/journalLine';

interface JournalChangesProps {
  entry: Pick<JournalEntry, 'before' | 'after'>;
}

/** The values before and after an entry side by side; changed lines are marked. */
export function JournalChanges({ entry }: JournalChangesProps) {
  const hasBefore = entry.before !== undefined;
  return (
    <Table>
      <caption className="visually-hidden">Что изменилось</caption>
      <thead>
        <tr>
          {hasBefore && <th scope="col">Было</th>}
          <th scope="col">{hasBefore ? 'Стало' : 'Записано'}</th>
        </tr>
      </thead>
      {changesOf(entry).map(({ field, name, isChanged, before, after }) => (
        <tbody key={field}>
          <tr>
            <Name scope="rowgroup" colSpan={hasBefore ? 2 : 1}>
              {name}
              {hasBefore && !isChanged && <Same> · без изменений</Same>}
            </Name>
          </tr>
          <tr>
            {hasBefore && <td>{before.map((line, index) => lineOf('before', line, index))}</td>}
            <td>{after.map((line, index) => lineOf(hasBefore ? 'after' : 'same', line, index))}</td>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

const marks = { before: 'del', after: 'ins', same: 'span' } as const;

/** A line of text; the elements for deleted and inserted text mark it without colour, too. */
const lineOf = (side: keyof typeof marks, { text, isChanged }: ChangeLine, index: number) => (
  <Line key={index} as={isChanged ? marks[side] : 'span'}>
    {text === '' ? '\u00a0' : text}
  </Line>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${theme.text.s};
  text-align: left;

  th,
  td {
    padding: ${theme.space(1)} ${theme.space(2)};
    vertical-align: top;
  }

  thead th {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }

  tbody {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Name = styled.th`
  font-weight: ${theme.weight.medium};
`;

const Same = styled.span`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
`;

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &:is(del) {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }

  &:is(ins) {
    background: ${theme.color.positiveSoft};
    color: ${theme.color.positive};
    text-decoration: none;
  }
`;
