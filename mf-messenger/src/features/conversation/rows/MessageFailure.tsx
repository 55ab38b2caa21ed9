import CircleAlert from '@lucide/icons/icons/circle-alert';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

export interface MessageFailureProps {
  /** A sentence with the cause. */
  reason: string;
  onRetry: () => void;
  /** Only for a message whose file was not uploaded. */
  onSendText?: (() => void) | undefined;
  onRemove: () => void;
}

/** Shown below a message that was not sent: the cause, and buttons to retry or discard it. */
export function MessageFailure({ reason, onRetry, onSendText, onRemove }: MessageFailureProps) {
  return (
    <Root>
      <Reason>
        <Icon icon={CircleAlert} size={16} />
        <span>
          <b>{texts.notSent}.</b> {reason}
        </span>
      </Reason>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
      {onSendText && (
        <Button variant="secondary" size="small" onClick={onSendText}>
          {texts.sendText}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={onRemove}>
        {texts.remove}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: end;
  max-width: min(85%, 64ch);
`;

const Reason = styled.p`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  margin: 0;
  color: ${theme.color.danger};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
  }
`;
