import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

interface Task {
  id: string;
  /** The icon before the text. */
  mark: ReactNode;
  text: string;
  /** The link or button that settles it. */
  action?: ReactNode;
}

/** Tasks of an organizer; on narrow screens the action stands below its text, so that no word breaks. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul>
      {tasks.map(({ id, mark, text, action }) => (
        <Line key={id}>
          {mark}
          <Words>
            <Text>{text}</Text>
            {action && <span>{action}</span>}
          </Words>
        </Line>
      ))}
    </ul>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding-block: ${theme.space(2)};

  > svg {
    margin-top: ${theme.space(1.5)};
  }

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
`;

const Text = styled.span`
  flex: 1 1 14rem;
  padding-block: ${theme.space(1)};
`;
