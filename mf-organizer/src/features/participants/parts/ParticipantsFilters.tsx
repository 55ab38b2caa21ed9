import type { Schema } from 'shared-api/contract';
import { Checkbox } from 'shared-ui/Checkbox';
import { Select } from 'shared-ui/Select';
import { choices, type FilterChange, type ParticipantFilter } from '../domain/participantsQuery';
import { idleNames, stepNames, texts, typeNames } from '../texts';

export interface ParticipantsFiltersProps {
  filter: ParticipantFilter;
  /** Companies of all by state; undefined while loading. */
  counts: Schema<'StateCounts'> | undefined;
  onChange: (part: FilterChange) => void;
  /** In a sheet: with the names above the fields, and the state, which has tabs beside a table. */
  isLabelShown?: boolean;
}

/** The filters of the list, apart from the search. */
export function ParticipantsFilters({ filter, counts, onChange, isLabelShown = false }: ParticipantsFiltersProps) {
  const isLabelHidden = !isLabelShown;
  const pick = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value);
  return (
    <>
      <Select
        label={texts.type}
        isLabelHidden={isLabelHidden}
        value={filter.type ?? ''}
        options={[
          { value: '', label: texts.anyType },
          ...choices.type.map((value) => ({ value, label: typeNames[value] })),
        ]}
        onChange={({ target }) => onChange({ type: pick(choices.type, target.value) })}
      />
      {isLabelShown && (
        <Select
          label={texts.state}
          value={filter.state ?? ''}
          options={[
            { value: '', label: texts.anyState },
            ...choices.state.map((value) => ({ value, label: texts.stateCount(value, counts?.[value]) })),
          ]}
          onChange={({ target }) => onChange({ state: pick(choices.state, target.value) })}
        />
      )}
      <Select
        label={texts.step}
        isLabelHidden={isLabelHidden}
        value={filter.step ?? ''}
        options={[
          { value: '', label: texts.anyStep },
          ...choices.step.map((value) => ({ value, label: stepNames[value] })),
        ]}
        onChange={({ target }) => onChange({ step: pick(choices.step, target.value) })}
      />
      <Select
        label={texts.idle}
        isLabelHidden={isLabelHidden}
        value={filter.idle ?? ''}
        options={[
          { value: '', label: texts.anyIdle },
          ...choices.idle.map((value) => ({ value, label: idleNames[value] })),
        ]}
        onChange={({ target }) => onChange({ idle: pick(choices.idle, target.value) })}
      />
      <Checkbox
        label={texts.noSlots}
        checked={filter.no_slots === 1}
        onChange={({ target }) => onChange({ no_slots: target.checked ? 1 : undefined })}
      />
    </>
  );
}
