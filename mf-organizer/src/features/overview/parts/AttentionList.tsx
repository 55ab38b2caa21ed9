import Check from '@lucide/icons/icons/check';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import type { AttentionLine } from '../state/attention';
import { texts } from '../texts';
import { RetryEmails } from './RetryEmails';
import { TaskList } from './TaskList';

interface AttentionListProps {
  lines: readonly AttentionLine[];
}

/** Tasks that wait, each with a link or a button that settles it (ORG-02). */
export function AttentionList({ lines }: AttentionListProps) {
  const card = useRef<HTMLElement>(null);
  const tasks = lines.map(({ kind, text, action }) => ({
    id: kind,
    mark: <Mark icon={TriangleAlert} size={20} />,
    text,
    action:
      kind === 'letters_failed' ? (
        <RetryEmails line={text} onSent={() => card.current?.focus()} />
      ) : (
        action && (
          <ButtonLink variant="secondary" size="small" to={action.href}>
            {action.label}
            <span className="visually-hidden">: {text}</span>
          </ButtonLink>
        )
      ),
  }));
  return (
    <Card ref={card} tabIndex={-1} title={texts.attention}>
      {tasks.length === 0 ? (
        <EmptyState icon={<Icon icon={Check} size={20} />}>{texts.allRight}</EmptyState>
      ) : (
        <TaskList tasks={tasks} />
      )}
    </Card>
  );
}

const Mark = styled(Icon)`
  color: ${theme.color.warning};
`;
