import { useId, useState, type SyntheticEvent } from 'react';
import type { UserType } from 'shared-api/contract';
import { useFeature } from 'shared-api/settings';
import { quotedName, storedText } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { TextField } from 'shared-ui/TextField';
import { toast } from 'shared-ui/toast';
import { useActivities } from '#api/useActivities';
import type { CatalogFilter } from '#domain/catalogFilter';
import { filterChips } from '#domain/filterChips';
import { MAX_NAME_LENGTH } from '../limits';
import { findByName, type SavedFilter } from '../state/savedFilters';
import { texts } from '../texts';

interface SavedFilterDialogProps {
  viewer: UserType;
  filter: CatalogFilter;
  /** The filters saved so far. */
  filters: readonly SavedFilter[];
  /** Maximum number of saved filters. */
  most: number;
  /** Returns false when the browser could not store the filter. */
  onSave: (name: string) => boolean;
  onClose: () => void;
}

/** Asks for a name to save a filter under; the default name lists the filter's values. */
export function SavedFilterDialog({ viewer, filter, filters, most, onSave, onClose }: SavedFilterDialogProps) {
  const followsAccount = useFeature('marks') === true;
  const form = useId();
  const { data: activities } = useActivities(filter.activity.length > 0);
  const [typed, setTyped] = useState<string>();
  const labels = filterChips(filter, { viewer, activities }).map(({ label }) => label);
  const proposed = [...(filter.company ? [quotedName(filter.company)] : []), ...labels]
    .join(', ')
    .slice(0, MAX_NAME_LENGTH);
  const text = typed ?? proposed;
  const name = storedText(text).trim();
  const isKnown = findByName(filters, name) !== undefined;
  const isFull = !isKnown && filters.length >= most;

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name === '' || isFull) return;
    if (onSave(name)) {
      toast.success(texts.saved(name));
      onClose();
    } else toast.danger(texts.notKept);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="small"
      isSheet
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} disabled={name === ''} reason={isFull ? texts.full(most) : undefined}>
            {isKnown ? texts.replace : texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={texts.name}
          hint={isKnown ? texts.exists : texts.hint(followsAccount)}
          value={text}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
