import { useState } from 'react';
import { describeError, outcome } from 'shared-api/client';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { toast } from 'shared-ui/toast';
import { differences } from '#domain/versionConflict';
import { useVersioned } from '#state/useVersioned';
import { useDeletePlace } from '../api/useDeletePlace';
import { useSavePlace } from '../api/useSavePlace';
import { kindNames, texts } from '../texts';

type Values = Omit<Place, 'id' | 'version'>;

/** Changes of one place: saving with its version, switching off, deleting. */
export function usePlaceRow(place: Place) {
  const savePlace = useSavePlace();
  const deletePlace = useDeletePlace();
  const [edited, setEdited] = useState<Place>();
  const { isBusy, what, error, conflict, write, clear } = useVersioned<Values | 'removal', Place>({
    async send(change, version = edited?.version ?? place.version) {
      if (change === 'removal') await deletePlace(place.id);
      else await savePlace(place.id, { ...change, version });
      toast.success(change === 'removal' ? texts.removed(placeWords(place)) : texts.saved);
      setEdited(undefined);
    },
    fieldsOf: (theirs, change) => (change === 'removal' ? [] : differences(wordsOf(theirs), wordsOf(change))),
    takeTheirs: (theirs) => setEdited(edited && theirs),
  });
  const isRemoval = what === 'removal';
  return {
    edited,
    /** Opens the form; `undefined` closes it. */
    edit: (next: Place | undefined) => {
      setEdited(next);
      clear();
    },
    save: (values: Values) => void write(values),
    remove: () => void write('removal'),
    isSaving: isBusy && !isRemoval,
    isRemoving: isBusy && isRemoval,
    failure: error === undefined ? undefined : texts.failed(describeError(error)),
    /** It could not be deleted because of its meetings. */
    isInUse: isRemoval && outcome(error) === 'conflict',
    conflict,
  };
}

const wordsOf = ({ label, hall, kind, is_active }: Values) => [
  { label: texts.label, text: label },
  { label: texts.hall, text: hall },
  { label: texts.kind, text: kindNames[kind] },
  { label: texts.state, text: is_active ? texts.on : texts.off },
];
