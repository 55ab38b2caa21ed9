import type { Schema } from 'shared-api/contract';
import { dayOf, formatDate } from 'shared-api/time';
import type { DataTableColumn, DataTableSorting } from '#domain/dataTable';
import { DataTable } from '#parts/DataTable';
import type { BulkAction, BulkTarget } from '../domain/bulk';
import { seenText } from '../state/times';
import type { ParticipantsSelection } from '../state/useParticipantsSelection';
import { texts } from '../texts';
import { ParticipantContact } from './ParticipantContact';
import { ParticipantMenu } from './ParticipantMenu';
import { ParticipantName } from './ParticipantName';
import { ParticipantNumbers } from './ParticipantNumbers';
import { StateBadge } from './StateBadge';

type Company = Schema<'OrganizerParticipant'>;

/** Columns of the list; ids of sortable ones are sorts of the server. The first column cannot be hidden. */
export const participantColumns: readonly DataTableColumn<Company>[] = [
  { id: 'company', title: 'Компания', sort: 'asc', cell: (company) => <ParticipantName company={company} /> },
  { id: 'type', title: 'Тип', cell: ({ type }) => type },
  { id: 'contact', title: 'Контакт', cell: (company) => <ParticipantContact company={company} /> },
  { id: 'state', title: 'Состояние', cell: (company) => <StateBadge company={company} /> },
  { id: 'free_slots', title: 'Время', isNumeric: true, cell: ({ free_slots: slots }) => (slots > 0 ? slots : '—') },
  {
    id: 'meetings',
    title: 'Приглашения и встречи',
    sort: 'desc',
    cell: (company) => <ParticipantNumbers company={company} />,
  },
  { id: 'seen_at', title: 'Заходили', sort: 'desc', cell: ({ seen_at: at }) => seenText(at) },
  { id: 'created_at', title: 'Регистрация', sort: 'desc', cell: ({ created_at: at }) => formatDate(dayOf(at)) },
  { id: 'stand', title: 'Стенд', cell: ({ stand }) => stand || '—' },
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
      actions={(company) => <ParticipantMenu company={company} onAction={onAction} />}
      card={(company) => ({
        title: <ParticipantName company={{ ...company, city: '' }} />,
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
