import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface UnsentLineProps {
  /** Number of messages refused by the server. */
  count: number;
  onRetryAll: () => void;
}

/** Line above the composer that offers to resend several unsent messages at once. */
export function UnsentLine({ count, onRetryAll }: UnsentLineProps) {
  return (
    <Root>
      {texts.notSentCount(count)}
      <Button variant="ghost" size="small" onClick={onRetryAll}>
        {texts.retryAll}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space(1)} ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  color: ${theme.color.danger};
  font-size: ${theme.text.s};
`;
