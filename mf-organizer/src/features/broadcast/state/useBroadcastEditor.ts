import { useEffect, useMemo, useState } from 'react';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { usePaced } from 'shared-api/paced';
import { keepDraft, readDraft } from 'shared-api/storage';
import { readVersionConflict, type VersionConflict } from '#domain/versionConflict';
import { useConfirmed } from '#state/useConfirmed';
import { useSaveBroadcast } from '../api/useBroadcastChanges';
import { useBroadcastPreview } from '../api/useBroadcasts';
import { PREVIEW_MS } from '../limits';
import { texts } from '../texts';
import {
  draftOf,
  findBroadcastProblems,
  isBroadcastValues,
  newBroadcast,
  sendAtOf,
  valuesOf,
  type BroadcastValues,
} from './broadcastForm';
import type { Segment } from './segment';

type Saved = Schema<'Broadcast'>;

/**
 * State of the editor of a new mailing or a saved draft. Unsaved text stays on the device.
 * @param segment of a new mailing
 */
export function useBroadcastEditor(saved: Saved | undefined, segment: Segment) {
  const draftName = saved ? `organizer-broadcast-${saved.id}` : 'organizer-broadcast';
  const [base] = useState(() => (saved ? valuesOf(saved) : newBroadcast(segment)));
  const [values, setValues] = useState(() => readKept(draftName, segment) ?? base);
  const [known, setKnown] = useState({ id: saved?.id, version: saved?.version ?? 0 });
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<VersionConflict<Saved>>();
  const { confirmed, confirmation } = useConfirmed();
  const save = useSaveBroadcast();

  const kept = JSON.stringify(values);
  useEffect(() => keepDraft(draftName, kept === JSON.stringify(base) ? '' : kept), [draftName, kept, base]);

  // The preview counts recipients of unfinished texts too.
  const draft = useMemo(() => draftOf(values), [values]);
  const preview = useBroadcastPreview(usePaced(draft, PREVIEW_MS));
  const problems = isChecked ? findBroadcastProblems(values) : {};

  /** Saves with `send_at`; @returns the saved mailing, or undefined after a failure, which is shown. */
  const write = async (sendAt: Schema<'NewsTime'>, version = known.version): Promise<Saved | undefined> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const answer = await confirmed(() =>
        save({ id: known.id, version, form: { ...draftOf(values), send_at: sendAt } }),
      );
      setKnown({ id: answer.id, version: answer.version });
      setConflict(undefined);
      keepDraft(draftName, '');
      return answer;
    } catch (error) {
      const found = readVersionConflict<Saved>(error);
      setConflict(found);
      if (!found) setFailure(`${texts.notDone} ${describeError(error)}`);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values,
    change: (part: Partial<BroadcastValues>) => setValues((now) => ({ ...now, ...part })),
    problems,
    preview,
    confirmation,
    isBusy,
    failure,
    setFailure,
    conflict,
    /** Id of the saved draft. */
    id: known.id,
    /** Checks the fields before sending. @returns whether it can be sent */
    check: () => {
      setIsChecked(true);
      return Object.keys(findBroadcastProblems(values)).length === 0;
    },
    saveDraft: (version?: number) => write(null, version),
    send: () => write(sendAtOf(values)),
    /** Takes the version of the other organizer. */
    takeTheirs: ({ current }: VersionConflict<Saved>) => {
      setValues(valuesOf(current));
      setKnown({ id: current.id, version: current.version });
      setConflict(undefined);
    },
    forget: () => keepDraft(draftName, ''),
  };
}

/** A chosen segment replaces that of an unfinished text. */
function readKept(name: string, segment: Segment): BroadcastValues | undefined {
  try {
    const kept: unknown = JSON.parse(readDraft(name));
    if (!isBroadcastValues(kept)) return undefined;
    return Object.keys(segment).length > 0 ? { ...kept, segment } : kept;
  } catch {
    // Empty, or written by another version of the editor.
    return undefined;
  }
}
