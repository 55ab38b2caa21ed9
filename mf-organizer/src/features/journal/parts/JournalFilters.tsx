import SlidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { useState } from 'react';
import { styled } from 'styled-components';
import { todayInMoscow } from 'shared-api/time';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { DatePicker } from 'shared-ui/DatePicker';
import { Dialog } from 'shared-ui/Dialog';
import { Icon } from 'shared-ui/Icon';
import { Select } from 'shared-ui/Select';
import { Stack } from 'shared-ui/Stack';
import { Tag } from 'shared-ui/TagList';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { actionNames, subjectNames } from '#domain/journalTexts';
import type { JournalFilter } from '#domain/organizerPaths';
import type { JournalChip } from '../state/journalChips';
import { texts } from '../texts';

interface JournalFiltersProps {
  filter: JournalFilter;
  /** The conditions in words. */
  chips: readonly JournalChip[];
  onChange: (part: JournalFilter) => void;
  onReset: () => void;
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const actions = optionsOf(actionNames);
const subjects = optionsOf(subjectNames);

/** Chooses which entries the journal shows; each condition is a chip that can be removed. */
export function JournalFilters({ filter, chips, onChange, onReset }: JournalFiltersProps) {
  const today = todayInMoscow();
  const isNarrow = useMediaQuery(query.narrow);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const remove = ({ fields }: JournalChip) => onChange(Object.fromEntries(fields.map((field) => [field, undefined])));
  const fields = (
    <Fields>
      <Select
        label={texts.action}
        placeholder={texts.anyAction}
        options={actions}
        value={filter.action ?? ''}
        onChange={({ target }) => onChange({ action: nameIn(actionNames, target.value) })}
      />
      <Select
        label={texts.subject}
        placeholder={texts.anySubject}
        options={subjects}
        value={filter.subject_type ?? ''}
        onChange={({ target }) => onChange({ subject_type: nameIn(subjectNames, target.value), subject_id: undefined })}
      />
      <DatePicker
        label={texts.from}
        value={filter.from ?? ''}
        today={today}
        max={filter.to}
        onChange={(from) => onChange({ from: from || undefined })}
      />
      <DatePicker
        label={texts.to}
        value={filter.to ?? ''}
        today={today}
        min={filter.from}
        onChange={(to) => onChange({ to: to || undefined })}
      />
    </Fields>
  );
  return (
    <Stack gap={3} role="search" aria-label={texts.filters}>
      {isNarrow ? (
        <div>
          <Button
            variant="secondary"
            icon={<Icon icon={SlidersHorizontal} size={16} />}
            onClick={() => setIsSheetOpen(true)}
          >
            {texts.openFilters(chips.length)}
          </Button>
        </div>
      ) : (
        fields
      )}
      {isNarrow && (
        <Dialog
          isOpen={isSheetOpen}
          isSheet
          title={texts.filters}
          onClose={() => setIsSheetOpen(false)}
          footer={<Button onClick={() => setIsSheetOpen(false)}>{texts.show}</Button>}
        >
          {fields}
        </Dialog>
      )}
      {chips.length > 0 && (
        <Cluster>
          {chips.map((chip) => (
            <Tag key={chip.fields.join(' ')} onRemove={() => remove(chip)}>
              {chip.text}
            </Tag>
          ))}
          {chips.length > 1 && (
            <Button variant="ghost" size="small" onClick={onReset}>
              {texts.reset}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}

function nameIn<Name extends string>(names: Record<Name, string>, value: string): Name | undefined {
  return Object.hasOwn(names, value) ? (value as Name) : undefined;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space(3)};
`;
