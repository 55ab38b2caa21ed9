import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import type { NextPagePhase } from '#api/useNextPage';
import { texts } from '../texts';

interface ChatOlderProps {
  phase: NextPagePhase;
  onRetry: () => void;
}

/** Row at the top of a chat that shows the loading of older messages; its height stays the same. */
export function ChatOlder({ phase, onRetry }: ChatOlderProps) {
  return (
    <Root>
      {phase.kind === 'loading' && <Spinner />}
      {phase.kind === 'failed' && (
        <>
          <span role="alert">{texts.olderFailed}</span>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: center;
  min-height: ${theme.space(12)};
  padding: ${theme.space(2)} ${theme.space(4)};
  font-size: ${theme.text.s};
`;
