import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeError } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { formatFullDay, todayInMoscow } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { Checkbox } from 'shared-ui/Checkbox';
import { Cluster } from 'shared-ui/Cluster';
import { DatePicker } from 'shared-ui/DatePicker';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { FieldPair } from 'shared-ui/Field';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { Stack } from 'shared-ui/Stack';
import { TextField } from 'shared-ui/TextField';
import { toast } from 'shared-ui/toast';
import { organizerPaths } from '#domain/organizerPaths';
import { ConflictAlert } from '#parts/ConflictAlert';
import { EditorColumns } from '#parts/EditorColumns';
import { PasswordConfirmDialog } from '#parts/PasswordConfirmDialog';
import { useDeleteBroadcast, useTestBroadcast } from '../api/useBroadcastChanges';
import type { Segment } from '../state/segment';
import { useBroadcastEditor } from '../state/useBroadcastEditor';
import { texts } from '../texts';
import { BroadcastPreview } from './BroadcastPreview';
import { BroadcastReach } from './BroadcastReach';
import { BroadcastText } from './BroadcastText';
import { SegmentFields } from './SegmentFields';

const CHANNELS = ['email', 'bell', 'bot'] as const;

interface BroadcastEditorProps {
  /** A saved draft; undefined writes a new mailing. */
  saved?: Schema<'Broadcast'>;
  /** Segment of a new mailing. */
  segment: Segment;
}

/** Writes a mailing: recipients, channels, text, time; with preview, test and a question before sending (ORG-08). */
export function BroadcastEditor({ saved, segment }: BroadcastEditorProps) {
  const editor = useBroadcastEditor(saved, segment);
  const { change, problems, preview, isBusy, conflict } = editor;
  const { values } = editor.formik;
  const navigate = useNavigate();
  const test = useTestBroadcast();
  const remove = useDeleteBroadcast();
  const [asked, setAsked] = useState<'send' | 'delete'>();
  const [shown, setShown] = useState(0);
  const [failure, setFailure] = useState<string>();
  const reach = preview.data ?? preview.previous;
  const sample = reach?.samples[shown] ?? reach?.samples[0];

  const open = (id: number) => void navigate(organizerPaths.broadcast(id), { replace: true });
  const saveDraft = async (version?: number) => {
    setFailure(undefined);
    const answer = await editor.save(undefined, version);
    if (!answer) return;
    toast.success(texts.draftSaved);
    if (saved === undefined) open(answer.id);
  };
  const sendToOneself = async () => {
    setFailure(undefined);
    const answer = await editor.save();
    if (!answer) return;
    try {
      await test(answer.id);
      toast.success(texts.tested);
    } catch (error) {
      setFailure(`${texts.notDone} ${describeError(error)}`);
    }
    if (saved === undefined) open(answer.id);
  };
  const ask = () => {
    setFailure(reach?.total === 0 ? texts.nobody : undefined);
    if (reach?.total !== 0 && editor.check()) setAsked('send');
  };
  const toggle = (channel: (typeof CHANNELS)[number], isOn: boolean) =>
    change({ channels: CHANNELS.filter((each) => (each === channel ? isOn : values.channels.includes(each))) });

  return (
    <>
      <EditorColumns
        preview={
          <BroadcastPreview channels={values.channels} preview={preview} index={shown} onIndexChange={setShown} />
        }
        foot={
          <Stack gap={4}>
            <BroadcastReach channels={values.channels} preview={preview} />
            {conflict && (
              // Keeps the own text as a draft, also when it was to be sent.
              <ConflictAlert {...conflict} onKeepMine={() => void saveDraft(conflict.conflict.current.version)} />
            )}
            {(failure ?? editor.failure) && <Alert kind="danger">{failure ?? editor.failure}</Alert>}
            <Cluster>
              {editor.id !== undefined && (
                <Button variant="ghost" disabled={isBusy} onClick={() => setAsked('delete')}>
                  {texts.deleteDraft}
                </Button>
              )}
              <Button variant="secondary" isBusy={isBusy} onClick={() => void saveDraft()}>
                {texts.saveDraft}
              </Button>
              <Button variant="secondary" isBusy={isBusy} onClick={() => void sendToOneself()}>
                {texts.test}
              </Button>
              <Button isBusy={isBusy} onClick={ask}>
                {texts.send(reach?.total)}
              </Button>
            </Cluster>
          </Stack>
        }
      >
        <Stack gap={4}>
          <Card title={texts.segment}>
            <SegmentFields segment={values.segment} onChange={(next) => change({ segment: next })} />
          </Card>
          <Card title={texts.channels}>
            <Stack gap={3}>
              <Cluster gap={5} role="group" aria-label={texts.channels}>
                {CHANNELS.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={texts.channelNames[channel]}
                    checked={values.channels.includes(channel)}
                    onChange={({ target }) => toggle(channel, target.checked)}
                  />
                ))}
              </Cluster>
              {problems.channels && <Alert kind="danger">{problems.channels}</Alert>}
              <Checkbox
                label={texts.service}
                hint={reach && texts.serviceLeft(reach.left.service)}
                checked={values.is_service}
                onChange={({ target }) => change({ is_service: target.checked })}
              />
            </Stack>
          </Card>
          <Card title={texts.content}>
            <BroadcastText
              subject={values.subject}
              text={values.text}
              problems={problems}
              values={sample?.values}
              onChange={change}
            />
          </Card>
          <Card title={texts.when}>
            <Stack gap={3}>
              <RadioGroup
                label={texts.sendingTime}
                options={[
                  { value: 'now', label: texts.now },
                  { value: 'later', label: texts.later },
                ]}
                value={values.when}
                onChange={(when) => change({ when: when === 'later' ? 'later' : 'now' })}
              />
              {values.when === 'later' && (
                <FieldPair>
                  <DatePicker
                    label={texts.date}
                    error={problems.date}
                    value={values.date}
                    today={todayInMoscow()}
                    min={todayInMoscow()}
                    required
                    onChange={(date) => change({ date })}
                  />
                  <TextField
                    type="time"
                    label={texts.time}
                    value={values.time}
                    required
                    onChange={({ target }) => change({ time: target.value })}
                  />
                </FieldPair>
              )}
            </Stack>
          </Card>
        </Stack>
      </EditorColumns>
      <ConfirmDialog
        isOpen={asked === 'send'}
        title={texts.sendTitle(reach?.total ?? 0)}
        confirmLabel={texts.send(undefined)}
        cancelLabel={texts.dismiss}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          void editor.save('send').then((answer) => answer && open(answer.id));
        }}
      >
        {values.when === 'now'
          ? texts.sendNote(values.subject.trim())
          : texts.sendAtNote(values.subject.trim(), `${formatFullDay(values.date)}, ${values.time}`)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDanger
        title={texts.deleteTitle}
        confirmLabel={texts.deleteDraft}
        cancelLabel={texts.dismiss}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (editor.id !== undefined) await remove(editor.id);
          editor.forget();
          toast.success(texts.deleted);
          void navigate(organizerPaths.broadcasts({ state: 'draft' }));
        }}
      />
      {editor.confirmation && <PasswordConfirmDialog {...editor.confirmation} />}
    </>
  );
}
