import Check from '@lucide/icons/icons/check';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Spinner } from 'shared-ui/Spinner';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';
import type { LoserResult, LoserTask } from './useDeclineLosers';

interface LoserResultsProps {
  tasks: readonly LoserTask[];
  onRetry: (task: LoserTask) => void;
}

/** Results of declining the competing companies' invitations. */
export function LoserResults({ tasks, onRetry }: LoserResultsProps) {
  return (
    <div role="status">
      <p>{texts.others}</p>
      <ul>
        {tasks.map((task) => (
          <Row key={task.userId}>
            <Mark result={task.result} />
            <span>
              <strong>{task.company}</strong>: {textOf(task.result)}
            </span>
            {'reason' in task.result && (
              <Button
                size="small"
                variant="secondary"
                aria-label={texts.retryWith(task.company)}
                onClick={() => onRetry(task)}
              >
                {texts.retry}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </div>
  );
}

function Mark({ result }: { result: LoserResult }) {
  if (result.kind === 'under-way') return <Spinner label={null} size={16} />;
  return result.kind === 'declined' ? <Done icon={Check} size={16} /> : <Failed icon={CircleAlert} size={16} />;
}

function textOf(result: LoserResult): string {
  switch (result.kind) {
    case 'under-way':
      return texts.results['under-way'];
    case 'declined':
      return texts.results[result.note ?? 'declined'];
    case 'left-open':
    case 'not-written':
      return texts.results[result.kind](result.reason);
  }
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)} 0;
  overflow-wrap: anywhere;
`;

const Done = styled(Icon)`
  color: ${theme.color.positive};
`;

const Failed = styled(Icon)`
  color: ${theme.color.danger};
`;
