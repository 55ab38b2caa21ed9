import Circle from '@lucide/icons/icons/circle';
import CircleCheck from '@lucide/icons/icons/circle-check';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { CopyButton } from 'shared-ui/CopyButton';
import { Icon } from 'shared-ui/Icon';
import { QrCode } from 'shared-ui/QrCode';
import { theme } from 'shared-ui/theme';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';
import { TaskList } from './TaskList';

type Preparation = NonNullable<Schema<'Overview'>['preparation']>;

const STEPS: readonly (readonly [keyof Preparation, href: string])[] = [
  ['event', organizerPaths.event],
  ['places', organizerPaths.meetings()],
  ['rules', organizerPaths.event],
  ['news', organizerPaths.news('new')],
];

interface PreparationListProps {
  preparation: Preparation;
}

/** What an event needs before companies come, and the link to invite them with (ORG-15). */
export function PreparationList({ preparation }: PreparationListProps) {
  const link = `${window.location.origin}${paths.signup}`;
  const names = texts.preparationSteps;
  const tasks = STEPS.map(([step, href]) => {
    const isDone = preparation[step];
    return {
      id: step,
      mark: (
        <Mark
          icon={isDone ? CircleCheck : Circle}
          size={20}
          role="img"
          aria-hidden={false}
          aria-label={isDone ? texts.done : texts.notDone}
          $isDone={isDone}
        />
      ),
      text: names[step],
      action: (
        <ButtonLink variant="secondary" size="small" to={href}>
          {isDone ? texts.change : texts.fill}
          <span className="visually-hidden">: {names[step]}</span>
        </ButtonLink>
      ),
    };
  });
  return (
    <Card title={texts.preparation}>
      <TaskList tasks={tasks} />
      <Invite>
        <div>
          <p>{names.link}</p>
          <Address>
            <span>{link}</span>
            <CopyButton text={link} aria-label={texts.copyLink} />
          </Address>
        </div>
        <QrCode value={link} title={texts.codeOfLink} size={120} />
      </Invite>
    </Card>
  );
}

const Mark = styled(Icon)<{ $isDone: boolean }>`
  color: ${({ $isDone }) => ($isDone ? theme.color.positive : theme.color.textMuted)};
`;

const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(3)};
`;

const Address = styled.div`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
