import { useState } from 'react';
import type { CurrentUser, Participant } from 'shared-api/contract';
import { Checkbox } from 'shared-ui/Checkbox';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import type { MeetingChance } from '#domain/meetingChance';
import { compareRows, isDifferent } from '../state/compareRows';
import { texts } from '../texts';
import { CompareTable } from './CompareTable';

interface CompareDialogProps {
  viewer: CurrentUser;
  companies: readonly Participant[];
  meetingWith: (company: Participant) => MeetingChance;
  onClose: () => void;
}

/** Compares companies field by field, optionally only the fields that differ. */
export function CompareDialog({ viewer, companies, meetingWith, onClose }: CompareDialogProps) {
  const [isShort, setIsShort] = useState(false);
  const rows = compareRows(companies, viewer);
  const shown = isShort ? rows.filter(isDifferent) : rows;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="large" isSheet>
      <Stack gap={3}>
        <Checkbox
          label={texts.onlyDifferences}
          checked={isShort}
          onChange={({ target }) => setIsShort(target.checked)}
        />
        <p role="status">{shown.length === 0 && texts.noDifferences}</p>
        <CompareTable companies={companies} rows={shown} meetingWith={meetingWith} />
      </Stack>
    </Dialog>
  );
}
