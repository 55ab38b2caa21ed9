import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { parseId } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { Page, useDocumentTitle } from 'shared-ui/page';
import { query, useMediaQuery, useWidePage } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { PasswordConfirmDialog } from '#parts/PasswordConfirmDialog';
import { useConfirmed } from '#state/useConfirmed';
import { useParticipants } from '../features/participants/api/useParticipants';
import { BulkOutcomeBar } from '../features/participants/parts/BulkOutcomeBar';
import { ColumnsFilter } from '../features/participants/parts/ColumnsFilter';
import { DecisionDialog } from '../features/participants/parts/DecisionDialog';
import { ExportDialog } from '../features/participants/parts/ExportDialog';
import { OpenParticipant } from '../features/participants/parts/OpenParticipant';
import { ParticipantsList } from '../features/participants/parts/ParticipantsList';
import { participantColumns } from '../features/participants/parts/ParticipantsTable';
import { useBulkActions } from '../features/participants/state/useBulkActions';
import { useCardClosing } from '../features/participants/state/useCardClosing';
import { useColumns } from '../features/participants/state/useColumns';
import { useParticipantsQuery } from '../features/participants/state/useParticipantsQuery';
import { useParticipantsSelection } from '../features/participants/state/useParticipantsSelection';
import { texts } from '../features/participants/texts';

const columnIds = participantColumns.map(({ id: column }) => column);

/** `/organizer/participants/:id?`: companies with decisions on them, and the card of one. */
export function ParticipantsPage() {
  const id = parseId(useParams().id);
  const isNarrow = useMediaQuery(query.narrow);
  const { search } = useLocation();
  const listTo = organizerPaths.participants() + search;
  const closing = useCardClosing(listTo);
  const address = useParticipantsQuery();
  const reading = useConfirmed();
  const list = useParticipants(address.query, reading.confirmed);
  const selection = useParticipantsSelection(address.query.filter, list.data);
  const bulk = useBulkActions(async () => (await list.reload())?.total_count, selection.clear);
  const columns = useColumns(columnIds);
  const [isExporting, setIsExporting] = useState(false);
  const confirmation = bulk.confirmation ?? reading.confirmation;
  const openExport = () => setIsExporting(true);
  const shown = list.data ?? list.previous;
  const foundCount = shown?.total_count ?? 0;
  useWidePage();
  // An open card names its company.
  useDocumentTitle(id === undefined ? texts.title : undefined);

  // Not below a dialog, which would take its focus away.
  const outcome = !bulk.asked && (bulk.outcome ?? bulk.failure) !== undefined && (
    <BulkOutcomeBar outcome={bulk.outcome} failure={bulk.failure} onUndo={bulk.undo} onClose={bulk.dismiss} />
  );
  const card = id !== undefined && !closing.isClosed && (
    <OpenParticipant
      key={id}
      id={id}
      isPage={isNarrow}
      listTo={listTo}
      onAction={bulk.begin}
      outcome={outcome}
      onClose={closing.close}
    />
  );
  const dialogs = (
    <>
      {bulk.asked && (
        <DecisionDialog
          key={bulk.asked.action}
          asked={bulk.asked}
          problem={bulk.problem}
          onDecide={bulk.decide}
          onClose={bulk.close}
        />
      )}
      {confirmation && <PasswordConfirmDialog {...confirmation} />}
    </>
  );

  if (card && isNarrow)
    return (
      <>
        {card}
        {dialogs}
      </>
    );
  return (
    <Page
      title={texts.title}
      lead={
        <span aria-live="polite">
          {shown
            ? texts.found(
                shown.total_count,
                Object.values(shown.counts).reduce((sum, count) => sum + count, 0),
                shown.counts.waiting,
              )
            : '\u00a0'}
        </span>
      }
      actions={
        <>
          {!isNarrow && (
            <Columns>
              <ColumnsFilter hidden={columns.hidden} onToggle={columns.toggle} />
            </Columns>
          )}
          <Button variant="secondary" disabled={foundCount === 0} onClick={openExport}>
            {texts.export}
          </Button>
        </>
      }
    >
      <ParticipantsList
        address={address}
        list={list}
        selection={selection}
        bulk={bulk}
        hidden={columns.hidden}
        outcome={!card && outcome}
        onExport={openExport}
      />
      {isExporting && (
        <ExportDialog filter={address.query.filter} foundCount={foundCount} onClose={() => setIsExporting(false)} />
      )}
      {card}
      {dialogs}
    </Page>
  );
}

const Columns = styled.div`
  width: 9rem;
`;
