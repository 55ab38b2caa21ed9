import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActionBar } from 'shared-ui/ActionBar';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { InlineUndo } from 'shared-ui/InlineUndo';
import { theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { byReason, type BulkOutcome } from '../domain/bulk';
import { NAMED_REFUSALS, UNDO_MS } from '../limits';
import { texts } from '../texts';

interface BulkOutcomeBarProps {
  outcome: BulkOutcome | undefined;
  /** Why the action was not carried out at all. */
  failure: string | undefined;
  onUndo: () => void;
  onUndoOver: () => void;
  onClose: () => void;
}

/** Outcome of an action: the number done, the refused companies with reasons, «Вернуть» after an activation. */
export function BulkOutcomeBar({ outcome, failure, onUndo, onUndoOver, onClose }: BulkOutcomeBarProps) {
  return (
    <ActionBar
      aria-label={texts.outcome}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      {outcome && (
        <>
          {(outcome.done > 0 || outcome.refused.length === 0) && (
            <InlineUndo
              isShown={outcome.undoIds !== undefined}
              text={texts.done(outcome.action, outcome.done)}
              lastsMs={UNDO_MS}
              onUndo={onUndo}
              onComplete={onUndoOver}
            >
              <p role="status">{texts.done(outcome.action, outcome.done)}</p>
            </InlineUndo>
          )}
          {outcome.refused.length > 0 && <Refusals {...outcome} />}
        </>
      )}
    </ActionBar>
  );
}

function Refusals({ refused, names }: Pick<BulkOutcome, 'refused' | 'names'>) {
  const { search } = useLocation();
  return (
    // Focusable, so that the keyboard can scroll a long list.
    <Box role="region" aria-label={texts.notDone(refused.length)} tabIndex={0}>
      <p role="status">{texts.notDone(refused.length)}</p>
      <ul>
        {byReason(refused).map(([reason, ids]) => (
          <li key={reason}>
            {reason}:{' '}
            {ids.slice(0, NAMED_REFUSALS).map((id, index) => (
              <span key={id}>
                {index > 0 && <span>, </span>}
                <Link to={organizerPaths.participant(id) + search}>{names.get(id) ?? `#${id}`}</Link>
              </span>
            ))}
            {ids.length > NAMED_REFUSALS && <span>{` ${texts.andMore(ids.length - NAMED_REFUSALS)}`}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  max-height: 30vh;
  margin-top: ${theme.space(1)};
  overflow-y: auto;
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
