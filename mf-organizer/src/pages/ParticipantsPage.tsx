import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { Page } from 'shared-ui/page';
import { PasswordConfirmDialog } from '#parts/PasswordConfirmDialog';
import { useParticipants } from '../features/participants/api/useParticipants';
import { DecisionDialog } from '../features/participants/parts/DecisionDialog';
import { ExportDialog } from '../features/participants/parts/ExportDialog';
import { ParticipantsList } from '../features/participants/parts/ParticipantsList';
import { useBulkActions } from '../features/participants/state/useBulkActions';
import { useParticipantsQuery } from '../features/participants/state/useParticipantsQuery';
import { useParticipantsSelection } from '../features/participants/state/useParticipantsSelection';
import { texts } from '../features/participants/texts';

/** `/organizer/participants/:id?`: companies with decisions on them, and the card of one. */
export function ParticipantsPage() {
  const address = useParticipantsQuery();
  const list = useParticipants(address.query);
  const selection = useParticipantsSelection(address.query.filter, list.data);
  const bulk = useBulkActions(async () => (await list.reload())?.total_count, selection.clear);
  const [isExporting, setIsExporting] = useState(false);
  const openExport = () => setIsExporting(true);
  const foundCount = (list.data ?? list.previous)?.total_count ?? 0;

  return (
    <Page
      title={texts.title}
      actions={
        <Button variant="secondary" disabled={foundCount === 0} onClick={openExport}>
          {texts.export}
        </Button>
      }
    >
      <ParticipantsList address={address} list={list} selection={selection} bulk={bulk} onExport={openExport} />
      {isExporting && (
        <ExportDialog filter={address.query.filter} foundCount={foundCount} onClose={() => setIsExporting(false)} />
      )}
      {bulk.asked && (
        <DecisionDialog
          key={bulk.asked.action}
          asked={bulk.asked}
          problem={bulk.problem}
          onDecide={bulk.decide}
          onClose={bulk.close}
        />
      )}
      {bulk.confirmation && <PasswordConfirmDialog {...bulk.confirmation} />}
    </Page>
  );
}
