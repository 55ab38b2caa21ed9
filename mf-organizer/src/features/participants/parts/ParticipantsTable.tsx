import Handshake from '@lucide/icons/icons/handshake';
import Inbox from '@lucide/icons/icons/inbox';
import Send from '@lucide/icons/icons/send';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { dayOf, formatDate } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import type { DataTableColumn, DataTableSorting } from '#domain/dataTable';
import { DataTable } from '#parts/DataTable';
import type { BulkAction, BulkTarget } from '../domain/bulk';
import { seenText } from '../state/times';
import type { ParticipantsSelection } from '../state/useParticipantsSelection';
import { texts } from '../texts';
import { ParticipantContactCell } from './ParticipantContactCell';
import { ParticipantDecisions } from './ParticipantDecisions';
import { ParticipantMenu } from './ParticipantMenu';
import { ParticipantName } from './ParticipantName';
import { StateBadge } from './StateBadge';

type Company = Schema<'OrganizerParticipant'>;

const names = texts.columnNames;

/** Columns of the list; ids of sortable ones are sorts of the server. The first column cannot be hidden. */
export const participantColumns: readonly DataTableColumn<Company>[] = [
  { id: 'company', title: names.company, sort: 'asc', cell: (company) => <ParticipantName company={company} isLine /> },
  { id: 'type', title: names.type, width: 6, from: 'medium', cell: ({ type }) => type },
  {
    id: 'contact',
    title: names.contact,
    width: 8.5,
    growth: 11,
    cell: (company) => <ParticipantContactCell company={company} />,
  },
  {
    id: 'since',
    title: names.state,
    width: 8.75,
    sort: 'asc',
    cell: (company) => <StateBadge company={company} isShort />,
  },
  {
    id: 'free_slots',
    title: names.slots,
    width: 4,
    isNumeric: true,
    givesWay: true,
    cell: ({ free_slots: count }) => <Count count={count} />,
  },
  {
    id: 'sent',
    title: names.sent,
    icon: Send,
    width: 2.5,
    from: 'wide',
    isNumeric: true,
    givesWay: true,
    cell: ({ sent }) => <Count count={sent} />,
  },
  {
    id: 'received',
    title: names.received,
    icon: Inbox,
    width: 2.5,
    from: 'wide',
    isNumeric: true,
    givesWay: true,
    cell: ({ received }) => <Count count={received} />,
  },
  {
    id: 'meetings',
    title: names.meetings,
    icon: Handshake,
    width: 3.5,
    sort: 'desc',
    isNumeric: true,
    givesWay: true,
    cell: ({ meetings }) => <Count count={meetings} />,
  },
  {
    id: 'seen_at',
    title: names.seen,
    width: 6.75,
    from: 'wide',
    sort: 'desc',
    givesWay: true,
    cell: ({ seen_at: at }) => seenText(at),
  },
  {
    id: 'created_at',
    title: names.created,
    width: 8,
    from: 'wide',
    sort: 'desc',
    cell: ({ created_at: at }) => formatDate(dayOf(at)),
  },
  { id: 'stand', title: names.stand, width: 6, cell: ({ stand }) => stand || '—' },
  { id: 'phone', title: names.phone, width: 10, cell: ({ phone }) => phone || '—' },
  { id: 'email', title: names.email, width: 14, cell: ({ email }) => email || '—' },
];

interface ParticipantsTableProps {
  rows: readonly Company[];
  hidden: readonly string[];
  sorting: DataTableSorting;
  onSort: (sorting: DataTableSorting) => void;
  selection: ParticipantsSelection;
  isStale: boolean;
  onAction: (action: BulkAction, target: BulkTarget) => void;
}

/** One page of companies. */
export function ParticipantsTable({
  rows,
  hidden,
  sorting,
  onSort,
  selection,
  isStale,
  onAction,
}: ParticipantsTableProps) {
  return (
    <DataTable
      caption={texts.title}
      rows={rows}
      columns={participantColumns}
      hidden={hidden}
      sorting={sorting}
      onSort={onSort}
      selection={{
        isSelected: selection.isSelected,
        onSelect: selection.onSelect,
        nameOf: ({ company }) => company,
      }}
      decisions={(company) =>
        company.state === 'waiting' && <ParticipantDecisions company={company} onAction={onAction} />
      }
      actions={(company) => <ParticipantMenu company={company} onAction={onAction} />}
      card={(company) => ({
        title: <ParticipantName company={company} />,
        details: (
          <>
            {company.type} · <StateBadge company={company} />
          </>
        ),
      })}
      isStale={isStale}
    />
  );
}

/** A number; a zero draws less attention. */
function Count({ count }: { count: number }) {
  return count === 0 ? <Zero>0</Zero> : count.toLocaleString('ru');
}

const Zero = styled.span`
  color: ${theme.color.textMuted};
`;
