import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { toError } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { Avatar } from 'shared-ui/Avatar';
import { Button } from 'shared-ui/Button';
import { Cluster } from 'shared-ui/Cluster';
import { FileButton } from 'shared-ui/FileDrop';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { Loaded } from 'shared-ui/Loaded';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { SectionSkeleton } from '#parts/SectionSkeleton';
import { useDeleteAvatar, useUploadAvatar } from '../api/imageChanges';
import { ACCEPTED_IMAGES, AVATAR_LIMITS, AVATAR_PREVIEWS, AVATAR_SIZE } from '../limits';
import { encodingProblem, judgeImage, toImageProblem, type ImageProblem } from '../state/imageProblem';
import { texts } from '../texts';
import { CropDialog } from './CropDialog';

/** Uploads or deletes the current user's avatar (EDIT-05). */
export function AvatarEdit() {
  return (
    <Loaded
      query={useCurrentUser()}
      skeleton={<SectionSkeleton label={texts.avatar} rows={1} />}
      failed={texts.problems.failed}
    >
      {(user) => <Content user={user} />}
    </Loaded>
  );
}

type Phase = { kind: 'idle' } | { kind: 'uploading'; percent: number } | { kind: 'failed'; text: string };

function Content({ user }: { user: CurrentUser }) {
  const { phase, upload, abort, refuse } = useAvatarUpload();
  const deleteAvatar = useDeleteAvatar();
  const [isDeleted, setIsDeleted] = useState(false);
  const { cropped, setCropped, startChoice } = useLatestChoice();

  const choose = async (file: File) => {
    const choice = startChoice();
    const judgement = await judgeImage(file);
    if (!choice.isLatest()) return;
    setCropped(undefined);
    if (judgement.kind === 'refused') refuse(judgement.problem.text);
    // A square image needs no cropping.
    else if (judgement.kind === 'fine' && judgement.width === judgement.height) await upload(file);
    else setCropped({ id: choice.id, file, problem: judgement.kind === 'large' ? judgement.problem : undefined });
  };

  const dismiss = () => {
    if (cropped?.problem) refuse(cropped.problem.text);
    setCropped(undefined);
  };

  const complete = () =>
    deleteAvatar()
      .then(
        () => toast.success(texts.removed),
        () => toast.danger(texts.removeFailed),
      )
      .finally(() => setIsDeleted(false));

  return (
    <Root role="group" aria-label={texts.avatar}>
      <InlineUndo
        isShown={isDeleted}
        text={texts.deleted}
        onUndo={() => setIsDeleted(false)}
        onComplete={() => void complete()}
      >
        <Avatar src={user.avatar} size={AVATAR_SIZE} alt={texts.avatar} loading="eager" />
      </InlineUndo>
      <Words>
        <Cluster>
          <FileButton
            variant="secondary"
            accept={ACCEPTED_IMAGES}
            isBusy={phase.kind === 'uploading'}
            onFile={(file) => void choose(file)}
          >
            {texts.upload}
          </FileButton>
          {phase.kind === 'uploading' ? (
            <Button variant="ghost" onClick={abort}>
              {texts.cancel}
            </Button>
          ) : (
            <Button variant="ghost" disabled={isDeleted} onClick={() => setIsDeleted(true)}>
              {texts.delete}
            </Button>
          )}
        </Cluster>
        {phase.kind === 'uploading' && <ProgressBar label={texts.uploading(texts.avatar)} value={phase.percent} />}
        {phase.kind === 'failed' ? <Problem role="alert">{phase.text}</Problem> : <Hint>{texts.hint}</Hint>}
      </Words>
      {cropped && (
        <CropDialog
          key={cropped.id}
          title={texts.cropAvatar}
          file={cropped.file}
          problem={cropped.problem}
          limits={AVATAR_LIMITS}
          aspect={1}
          previews={AVATAR_PREVIEWS}
          onCut={(file) => {
            setCropped(undefined);
            void upload(file);
          }}
          onFailed={() => {
            setCropped(undefined);
            void encodingProblem(cropped.file).then(({ text }) => refuse(text));
          }}
          onClose={dismiss}
        />
      )}
    </Root>
  );
}

interface CroppedImage {
  /** Unique per selection, even of the same file. */
  id: number;
  file: File;
  problem?: ImageProblem;
}

/** The image in the crop dialog. Decoding takes time, so an earlier selection may finish after a later one. */
function useLatestChoice() {
  const [cropped, setCropped] = useState<CroppedImage>();
  const latest = useRef(0);
  // Discard a selection still being decoded when the page is left.
  useEffect(() => () => void (latest.current += 1), []);

  const startChoice = () => {
    const id = (latest.current += 1);
    return { id, isLatest: () => latest.current === id };
  };
  return { cropped, setCropped, startChoice };
}

function useAvatarUpload() {
  const uploadAvatar = useUploadAvatar();
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);

  const refuse = (text: string) => {
    toast.danger(text);
    setPhase({ kind: 'failed', text });
  };

  const upload = async (file: File) => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setPhase({ kind: 'uploading', percent: 0 });
    try {
      await uploadAvatar(file, { signal, onProgress: (percent) => setPhase({ kind: 'uploading', percent }) });
      setPhase({ kind: 'idle' });
      toast.success(texts.uploaded);
    } catch (error) {
      // A newer upload has replaced this one and shows its own progress.
      if (controller.current?.signal !== signal) return;
      if (signal.aborted) setPhase({ kind: 'idle' });
      else refuse(toImageProblem(toError(error)).text);
    }
  };

  return { phase, upload, abort: () => controller.current?.abort(), refuse };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(4)};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 200px;
  gap: ${theme.space(2)};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
