import { useMemo, useState } from 'react';
import type { Schema } from 'shared-api/contract';
import { usePaced } from 'shared-api/delivery';
import { useConfirmed } from '#state/useConfirmed';
import { useVersionedForm } from '#state/useVersionedForm';
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
import { describeSegment } from './describeSegment';
import type { Segment } from './segment';

type Saved = Schema<'Broadcast'>;

/**
 * State of the editor of a new mailing or a saved draft. Unsaved text stays on the device.
 * @param segment of a new mailing; it replaces that of an unfinished text
 */
export function useBroadcastEditor(saved: Saved | undefined, segment: Segment) {
  const [id, setId] = useState(saved?.id);
  const { confirmed, confirmation } = useConfirmed();
  const write = useSaveBroadcast();
  const form = useVersionedForm<BroadcastValues, Saved, 'send', Saved>({
    draft: saved ? `organizer-broadcast-${saved.id}` : 'organizer-broadcast',
    saved: saved ? valuesOf(saved) : newBroadcast(segment),
    version: saved?.version ?? 0,
    chosen: Object.keys(segment).length > 0 ? { segment } : {},
    problemsOf: findBroadcastProblems,
    isValues: isBroadcastValues,
    valuesOf,
    describe: ({ segment: recipients, channels, subject, text }) => [
      { label: texts.segment, text: describeSegment(recipients) },
      { label: texts.channels, text: channels.map((each) => texts.channelNames[each]).join(', ') },
      { label: texts.subject, text: subject },
      { label: texts.text, text },
    ],
    failedText: texts.notDone,
    savedText: null,
    async send(values, version, intent) {
      const send_at = intent === 'send' ? sendAtOf(values) : null;
      const answer = await confirmed(() => write({ id, version, form: { ...draftOf(values), send_at } }));
      setId(answer.id);
      return answer;
    },
  });

  // The preview counts recipients of unfinished texts too.
  const { values } = form.formik;
  const draft = useMemo(() => draftOf(values), [values]);
  const preview = useBroadcastPreview(usePaced(draft, PREVIEW_MS));

  return {
    ...form,
    change: (part: Partial<BroadcastValues>) => void form.formik.setValues((now) => ({ ...now, ...part })),
    preview,
    confirmation,
    /** Id of the saved draft. */
    id,
  };
}
