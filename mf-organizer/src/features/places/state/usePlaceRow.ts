import { useState } from 'react';
import { describeError, outcome } from 'shared-api/client';
import type { Place } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { toast } from 'shared-ui/toast';
import { readVersionConflict } from '#domain/versionConflict';
import { useDeletePlace } from '../api/useDeletePlace';
import { useSavePlace } from '../api/useSavePlace';
import { kindNames, texts } from '../texts';

type Values = Omit<Place, 'id' | 'version'>;

type Phase =
  | { kind: 'idle' }
  | { kind: 'saving'; values: Values }
  | { kind: 'removing' }
  /** `values` are those that were not saved. */
  | { kind: 'failed'; error: unknown; values?: Values; isInUse: boolean };

/** Changes of one place: saving with its version, switching off, deleting. */
export function usePlaceRow(place: Place) {
  const savePlace = useSavePlace();
  const deletePlace = useDeletePlace();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [edited, setEdited] = useState<Place>();

  const save = async (values: Values, version = edited?.version ?? place.version) => {
    setPhase({ kind: 'saving', values });
    try {
      await savePlace(place.id, { ...values, version });
      toast.success(texts.saved);
      setEdited(undefined);
      setPhase({ kind: 'idle' });
    } catch (error) {
      setPhase({ kind: 'failed', error, values, isInUse: false });
    }
  };

  const remove = async () => {
    setPhase({ kind: 'removing' });
    try {
      await deletePlace(place.id);
      toast.success(texts.removed(placeWords(place)));
      setPhase({ kind: 'idle' });
    } catch (error) {
      setPhase({ kind: 'failed', error, isInUse: outcome(error) === 'conflict' });
    }
  };

  const unsaved = phase.kind === 'failed' ? phase.values : undefined;
  const conflict = phase.kind === 'failed' && unsaved ? readVersionConflict<Place>(phase.error) : undefined;
  return {
    phase,
    edited,
    /** Opens the form; `undefined` closes it. */
    edit: (next: Place | undefined) => {
      setEdited(next);
      setPhase({ kind: 'idle' });
    },
    save,
    remove,
    failure: phase.kind === 'failed' && !conflict ? texts.failed(describeError(phase.error)) : undefined,
    conflict: conflict &&
      unsaved && {
        conflict,
        fields: fieldsOf(conflict.current, unsaved),
        onTakeTheirs: () => {
          setEdited(edited && conflict.current);
          setPhase({ kind: 'idle' });
        },
        onKeepMine: () => void save(unsaved, conflict.current.version),
      },
  };
}

function fieldsOf(theirs: Values, mine: Values) {
  const wordsOf = ({ label, hall, kind, is_active }: Values) => [
    { label: texts.label, value: label },
    { label: texts.hall, value: hall },
    { label: texts.kind, value: kindNames[kind] },
    { label: texts.state, value: is_active ? texts.on : texts.off },
  ];
  const own = wordsOf(mine);
  return wordsOf(theirs)
    .map(({ label, value }, index) => ({ label, theirs: value, mine: own[index]?.value ?? '' }))
    .filter((field) => field.theirs !== field.mine);
}
