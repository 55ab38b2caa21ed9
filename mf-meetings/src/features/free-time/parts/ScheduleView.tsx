import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { SlotLegend } from '#parts/slot-list/SlotLegend';
import { SlotList } from '#parts/slot-list/SlotList';
import type { ScheduleChange, ScheduleSlot } from '../api/useSchedule';
import { texts } from '../texts';
import { ScheduleEditor } from './ScheduleEditor';

interface ScheduleViewProps {
  schedule: readonly ScheduleSlot[];
  /** Chat-only companies cannot change their schedule (POINT-04). */
  isReadOnly: boolean;
  /** Resolves to whether saving succeeded. */
  onChange: (change: ScheduleChange) => Promise<boolean>;
  initialSelection?: readonly string[];
}

/** The schedule with its legend and time zone, editable or read-only. */
export function ScheduleView({ schedule, isReadOnly, onChange, initialSelection }: ScheduleViewProps) {
  return (
    <Stack>
      {isReadOnly ? <Alert kind="info">{texts.chatOnly}</Alert> : <p>{texts.lead}</p>}
      <Cluster gap={6}>
        <Offset>{MOSCOW_OFFSET_LABEL}</Offset>
        <SlotLegend statuses={['BLOCKED', 'AVAILABLE']} />
      </Cluster>
      {isReadOnly ? (
        <SlotList slots={schedule} aria-label={texts.slots} />
      ) : (
        <ScheduleEditor schedule={schedule} onChange={onChange} initialSelection={initialSelection} />
      )}
    </Stack>
  );
}

const Offset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
