import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, describeError } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Delayed } from 'shared-ui/Delayed';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';
import type { UnsubscribeState } from './useUnsubscribe';

interface UnsubscribeResultProps {
  state: UnsubscribeState;
}

/** The three states of the page (AUTH-07). What the outcome is takes the focus when it comes. */
export function UnsubscribeResult({ state }: UnsubscribeResultProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), [state.phase]);

  switch (state.phase) {
    case 'PROCESS':
      return (
        <Delayed>
          <Process>
            <Spinner label={null} />
            <span role="status">{texts.process}</span>
          </Process>
        </Delayed>
      );
    case 'SUCCESS':
      return (
        <Alert
          ref={notice}
          tabIndex={-1}
          kind="success"
          title={texts.successTitle}
          action={<Link to={paths.profileEdit}>{texts.profileEdit}</Link>}
        >
          {texts.success}
        </Alert>
      );
    case 'ERROR':
      return (
        <Alert
          ref={notice}
          tabIndex={-1}
          kind="danger"
          title={texts.errorTitle}
          action={
            <Button variant="secondary" onClick={state.retry} isBusy={state.isRetrying}>
              {texts.retry}
            </Button>
          }
        >
          {sentenceOf(state.error)}
        </Alert>
      );
  }
}

function sentenceOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.kind === 'network' || problem?.kind === 'timeout') return describeError(error);
  return problem?.kind === 'http' && problem.status === 404 ? texts.invalidLink : texts.failed;
}

const Process = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(4)};
`;
