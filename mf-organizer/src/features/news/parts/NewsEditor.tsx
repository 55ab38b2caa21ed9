import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { serverNow } from 'shared-api/clock';
import { useLeaveGuard } from 'shared-api/leave-guard';
import { formatEditDate } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { SegmentedControl } from 'shared-ui/SegmentedControl';
import { Stack } from 'shared-ui/Stack';
import { query, useMediaQuery } from 'shared-ui/theme';
import { ConflictAlert } from '#parts/ConflictAlert';
import { EditorColumns } from '#parts/EditorColumns';
import { JournalOf } from '#parts/JournalOf';
import { SaveBar } from '#parts/SaveBar';
import type { NewsPostAnswer } from '../api/useNewsPost';
import { isOut, type NewsIntent } from '../state/newsValues';
import { useNewsEditor } from '../state/useNewsEditor';
import { texts } from '../texts';
import { NewsActions } from './NewsActions';
import { NewsFields } from './NewsFields';
import { NewsPreview } from './NewsPreview';
import { NewsPublishDialog } from './NewsPublishDialog';

interface NewsEditorProps extends NewsPostAnswer {
  /** Deletes the saved post; rejects with the reason. */
  onDelete: () => Promise<void>;
}

/** Editor of a post beside its preview; on narrow screens one of both (ORG-06). */
export function NewsEditor({ post, audiences, onDelete }: NewsEditorProps) {
  const editor = useNewsEditor(post);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const isNarrow = useMediaQuery(query.narrow);
  const { pathname, key } = useLocation();
  const guard = useLeaveGuard(editor.isDirty, { pathname, key, navigate: useNavigate() });
  const { values } = editor.formik;
  const isPublished = post?.state === 'published';
  const isLater = values.when === 'later';
  const isSaveOnly = isOut(post, isLater);
  const saveAs = (intent: NewsIntent) => {
    setView('edit');
    if (form.current) editor.submit(form.current, intent);
  };
  const askToPublish = () => {
    setView('edit');
    if (form.current && editor.check(form.current)) setIsAsking(true);
  };
  const isShown = (part: typeof view) => !isNarrow || view === part;
  return (
    <Stack gap={4}>
      {isNarrow && (
        <SegmentedControl
          label={texts.view}
          options={[
            { value: 'edit', label: texts.editing },
            { value: 'preview', label: texts.preview },
          ]}
          value={view}
          onChange={setView}
        />
      )}
      <EditorColumns
        preview={
          isShown('preview') && (
            <Card title={texts.preview}>
              <NewsPreview values={values} post={post} isDirty={editor.isDirty} />
            </Card>
          )
        }
        foot={
          <Stack gap={4}>
            {editor.conflict && <ConflictAlert {...editor.conflict} />}
            {editor.failure && <Alert kind="danger">{editor.failure}</Alert>}
            <NewsActions
              post={post}
              isLater={isLater}
              isBusy={editor.isBusy}
              onDelete={onDelete}
              onUnschedule={() => saveAs('draft')}
              onPublish={askToPublish}
            />
          </Stack>
        }
      >
        {/* Hidden, not removed: the fields keep their focus order and errors. */}
        <Card aria-label={texts.editing} hidden={!isShown('edit')}>
          <form ref={form} noValidate aria-label={texts.postTitle} onSubmit={(event) => event.preventDefault()}>
            <Stack gap={4}>
              <NewsFields form={editor} audiences={audiences} isPublished={isPublished} />
              {isPublished && editor.isDirty && (
                <Alert kind="info">{texts.seen(formatEditDate(new Date(serverNow()).toISOString()))}</Alert>
              )}
            </Stack>
          </form>
        </Card>
      </EditorColumns>
      {(editor.isDirty || editor.isBusy) && (
        <SaveBar
          changed={editor.changed}
          isBusy={editor.isBusy}
          isQuiet={!isSaveOnly}
          onCancel={editor.cancel}
          onSave={() => {
            if (isSaveOnly) saveAs('keep');
            // A scheduled post without a time can only go out.
            else if (post?.state === 'scheduled') askToPublish();
            else saveAs('draft');
          }}
        />
      )}
      {post && (
        <Card title={texts.history}>
          <JournalOf subjectType="news" subjectId={post.id} />
        </Card>
      )}
      <NewsPublishDialog
        isOpen={isAsking}
        values={values}
        count={audiences[values.audience]}
        onClose={() => setIsAsking(false)}
        onConfirm={() => editor.save('publish')}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        isDanger
        title={texts.leaveTitle}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onClose={guard.stay}
        onConfirm={guard.leave}
      >
        {texts.leaveText}
      </ConfirmDialog>
    </Stack>
  );
}
