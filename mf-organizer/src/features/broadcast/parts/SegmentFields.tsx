import { useEvent } from 'shared-api/event';
import { daysBetween, formatFullDay } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { Cluster } from 'shared-ui/Cluster';
import { FieldPair } from 'shared-ui/Field';
import { Select } from 'shared-ui/Select';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { LONGEST } from '../limits';
import { withoutEmpty, type Segment } from '../state/segment';
import { texts } from '../texts';

interface SegmentFieldsProps {
  segment: Segment;
  onChange: (segment: Segment) => void;
}

/** Companies of a mailing; a choice made on the participants' page is shown in words. */
export function SegmentFields({ segment, onChange }: SegmentFieldsProps) {
  const { data: event } = useEvent();
  const change = (part: Segment) => onChange(withoutEmpty({ ...segment, ...part }));
  const { ids, except, q } = segment;
  if (ids)
    return (
      <Cluster>
        <span>{texts.chosen(ids.length)}</span>
        <Button variant="ghost" size="small" onClick={() => onChange({})}>
          {texts.toEveryone}
        </Button>
      </Cluster>
    );
  return (
    <Stack gap={3}>
      {(q ?? except) !== undefined && (
        <Cluster>
          {q !== undefined && <span>{texts.found(q)}</span>}
          {except && <span>{texts.except(except.length)}</span>}
          <Button variant="ghost" size="small" onClick={() => onChange({})}>
            {texts.toEveryone}
          </Button>
        </Cluster>
      )}
      <FieldPair>
        <Select
          label={texts.type}
          value={segment.type ?? ''}
          options={optionsOf(texts.types, texts.anyType)}
          onChange={({ target }) => change({ type: (target.value || undefined) as Segment['type'] })}
        />
        <Select
          label={texts.state}
          value={segment.state ?? ''}
          options={Object.entries(texts.states)
            .filter(([value]) => value !== 'active' || segment.state === 'active')
            .map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change({ state: (target.value || undefined) as Segment['state'] })}
        />
      </FieldPair>
      <FieldPair>
        <Select
          label={texts.idle}
          value={segment.idle ?? ''}
          options={optionsOf(texts.idles, texts.anyIdle)}
          onChange={({ target }) => change({ idle: (target.value || undefined) as Segment['idle'] })}
        />
        <Select
          label={texts.meetingsOn}
          value={segment.meetings_on ?? ''}
          options={[
            { value: '', label: texts.anyDay },
            ...(event ? daysBetween(event.datestart, event.dateend) : []).map((day) => ({
              value: day,
              label: formatFullDay(day),
            })),
          ]}
          onChange={({ target }) => change({ meetings_on: target.value || undefined })}
        />
      </FieldPair>
      <TextField
        label={texts.city}
        value={segment.city ?? ''}
        maxLength={LONGEST.city}
        onChange={({ target }) => change({ city: target.value || undefined })}
      />
      <Cluster gap={5}>
        <Checkbox
          label={texts.noSlots}
          checked={segment.no_slots === 1}
          onChange={({ target }) => change({ no_slots: target.checked ? 1 : undefined })}
        />
        <Checkbox
          label={texts.awaiting}
          checked={segment.awaiting === 1}
          onChange={({ target }) => change({ awaiting: target.checked ? 1 : undefined })}
        />
      </Cluster>
    </Stack>
  );
}

function optionsOf(names: Readonly<Record<string, string>>, any: string) {
  return [{ value: '', label: any }, ...Object.entries(names).map(([value, label]) => ({ value, label }))];
}
