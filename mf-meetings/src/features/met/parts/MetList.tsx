import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatSlotDay } from 'shared-api/time';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { media, theme } from 'shared-ui/theme';
import type { MetRow } from '../domain/metRows';
import { outcomeWords } from '../state/metTable';
import { texts } from '../texts';

interface MetListProps {
  rows: readonly MetRow[];
}

/** Meetings that have ended: company, outcome, agreement, note, and a link to the chat. */
export function MetList({ rows }: MetListProps) {
  return (
    <ul aria-label={texts.list}>
      {rows.map((row) => (
        <RowBoundary key={`${row.date} ${row.point} ${row.company_id}`} item={row} own="li">
          <MetItem row={row} />
        </RowBoundary>
      ))}
    </ul>
  );
}

function MetItem({ row }: { row: MetRow }) {
  const { company, company_id, date, point, result, agreement } = row;
  const { agreed, proposed } = agreement ?? {};
  return (
    <Item>
      <div>
        <Name to={paths.participant(company_id)}>{company}</Name>
        <Muted>
          {formatSlotDay(date)}, {point} · {outcomeWords(row)}
        </Muted>
        {agreed && <p>{texts.agreed(agreed.text)}</p>}
        {proposed && <p>{texts.waits(proposed.text)}</p>}
        {result && result.note !== '' && <Note>{result.note}</Note>}
        {result?.next_at && <p>{texts.next(formatSlotDay(result.next_at))}</p>}
      </div>
      <ButtonLink variant="ghost" size="small" to={paths.chatWith(company_id)} aria-label={texts.writeTo(company)}>
        {texts.write}
      </ButtonLink>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  font-weight: ${theme.weight.medium};

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Note = styled.p`
  white-space: pre-line;
`;
