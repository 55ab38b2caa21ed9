import X from '@lucide/icons/icons/x';
import { styled } from 'styled-components';
import { storedFileName } from 'shared-api/text';
import { Button } from 'shared-ui/Button';
import { formatFileSize } from 'shared-ui/files';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { media, theme } from 'shared-ui/theme';
import type { UploadPhase } from '#state/uploads';
import { FileName } from './FileName';
import { FileThumbnail } from './FileThumbnail';
import { texts } from './texts';

interface FileCardProps {
  name: string;
  /** Bytes. */
  size: number;
  /** Content or address of a picture, for its thumbnail. */
  source: File | string;
  phase: UploadPhase;
  /** Left out where an upload can no longer fail. */
  onRetry?: () => void;
  onRemove: () => void;
  isDisabled?: boolean;
}

/** A file chosen for a message, with its upload progress, its error and a button to remove it. */
export function FileCard({
  name: givenName,
  size,
  source,
  phase,
  onRetry,
  onRemove,
  isDisabled = false,
}: FileCardProps) {
  const name = storedFileName(givenName);
  const isUnderWay = phase.kind === 'waiting' || phase.kind === 'uploading';
  const isWrong = phase.kind === 'failed' || phase.kind === 'interrupted';
  const canRetry = phase.kind === 'interrupted' || (phase.kind === 'failed' && !phase.problem.isFinal);

  return (
    <Root $isWrong={isWrong}>
      <FileThumbnail name={name} source={source} />
      <Words>
        <Name>
          <FileName name={name} />
        </Name>
        {!isWrong && (
          <Detail>
            {phase.kind === 'uploading' ? texts.percent(phase.percent) : formatFileSize(size)}
            {phase.kind === 'waiting' && <span>{` · ${texts.waiting}`}</span>}
          </Detail>
        )}
        {/* Rendered from the start, so that screen readers announce its changes. */}
        <Outcome role="status" $isWrong={isWrong}>
          {phase.kind === 'done' && <span>{texts.uploaded}</span>}
          {isWrong && <span>{phase.problem.reason}</span>}
        </Outcome>
        {canRetry && (
          <Retry
            variant="ghost"
            size="small"
            aria-label={texts.retryFile(name)}
            onClick={onRetry}
            disabled={isDisabled}
          >
            {texts.retry}
          </Retry>
        )}
      </Words>
      <Remove
        size="small"
        aria-label={isUnderWay ? texts.abort(name) : texts.remove(name)}
        onClick={onRemove}
        disabled={isDisabled}
      >
        <Icon icon={X} size={16} />
      </Remove>
      {isUnderWay && (
        <Progress label={texts.progress(name)} value={phase.kind === 'uploading' ? phase.percent : undefined} />
      )}
    </Root>
  );
}

const Root = styled.li<{ $isWrong: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  gap: ${theme.space(2)};
  align-items: flex-start;
  width: 200px;
  min-height: ${theme.space(16)};
  padding: 6px ${theme.space(2)};
  overflow: hidden;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? theme.color.danger : theme.color.border)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font-size: ${theme.text.xs};
  line-height: 1.25;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

// Leaves room for the remove button in the corner of the card.
const Name = styled.span`
  display: grid;
  margin-right: ${theme.space(6)};
  font-size: ${theme.text.s};
  line-height: calc(18 / 14);

  ${media.narrow} {
    margin-right: ${theme.space(9)};
  }
`;

const Detail = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Outcome = styled.span<{ $isWrong: boolean }>`
  color: ${({ $isWrong }) => ($isWrong ? theme.color.danger : theme.color.positive)};
`;

const Retry = styled(Button)`
  justify-self: start;
  /* Keeps the height of one line in the layout, but the touch target of a small button. */
  margin-block: calc((20px - ${theme.control.heightSmall}) / 2);
  margin-left: calc(-1 * ${theme.space(3)});
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;

const Progress = styled(ProgressBar)`
  position: absolute;
  inset: auto 0 0;
  border-radius: 0;
`;
