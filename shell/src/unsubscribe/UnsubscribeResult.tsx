import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeError, outcome, problemOf } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded, type LoadedQuery } from 'shared-ui/Loaded';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';

interface UnsubscribeResultProps {
  unsubscribed: LoadedQuery<unknown>;
}

/** The three states of the page (AUTH-07). The outcome takes the focus when it appears. */
export function UnsubscribeResult({ unsubscribed }: UnsubscribeResultProps) {
  const { data, error, isLoading, reload } = unsubscribed;
  const notice = useRef<HTMLDivElement>(null);
  const hasSucceeded = data !== undefined;
  const hasFailed = error !== undefined;
  useEffect(() => notice.current?.focus({ preventScroll: true }), [hasSucceeded, hasFailed]);

  return (
    <Loaded
      query={unsubscribed}
      skeleton={
        <Delayed>
          <Process>
            <Spinner label={null} />
            <span role="status">{texts.process}</span>
          </Process>
        </Delayed>
      }
      failed={(failure) => (
        <Alert
          ref={notice}
          tabIndex={-1}
          kind="danger"
          title={texts.errorTitle}
          action={
            <Button variant="secondary" onClick={() => void reload()} isBusy={isLoading}>
              {texts.retry}
            </Button>
          }
        >
          {sentenceOf(failure)}
        </Alert>
      )}
    >
      {() => (
        <Alert
          ref={notice}
          tabIndex={-1}
          kind="success"
          title={texts.successTitle}
          action={<Link to={paths.profileEdit}>{texts.profileEdit}</Link>}
        >
          {texts.success}
        </Alert>
      )}
    </Loaded>
  );
}

function sentenceOf(error: unknown): string {
  const { kind } = problemOf(error);
  if (kind === 'network' || kind === 'timeout') return describeError(error);
  return outcome(error) === 'not-found' ? texts.invalidLink : texts.failed;
}

const Process = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(4)};
`;
