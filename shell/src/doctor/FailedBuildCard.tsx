import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { formatMoment } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { Badge } from 'shared-ui/Badge';
import { Card } from 'shared-ui/Card';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { phaseTexts } from './reportTexts';

/** Failures of one build, the most frequent first. */
export function FailedBuildCard({
  remote,
  build,
  reports,
  reporters,
  lately,
  is_alarming,
  kinds,
}: Schema<'FailedBuild'>) {
  return (
    <Card title={`${remote} ${build}`}>
      <Stack>
        {is_alarming && (
          <Alert kind="danger">
            За последний час без страницы или её части остались пользователи ({lately.accounts}) и гости из сетей (
            {lately.networks}). Решите, снимать ли сборку: npm run kit rollback {remote.replaceAll('_', '-')}.
          </Alert>
        )}
        <p>{countsOf(reporters, reports)}</p>
        <Kinds aria-label={`Сбои ${remote} ${build}`}>
          {kinds.map((kind) => (
            <li key={[kind.expose, kind.phase, kind.error].join(' ')}>
              <p>
                <Name>{kind.expose}</Name> <Badge>{phaseTexts[kind.phase]}</Badge> <span>{kind.error}</span>
              </p>
              <Muted>
                {countsOf(kind.reporters, kind.reports)} Первое {formatMoment(kind.first_at)}, последнее{' '}
                {formatMoment(kind.last_at)}. Оболочка {kind.shell}. {kind.browser}
              </Muted>
            </li>
          ))}
        </Kinds>
      </Stack>
    </Card>
  );
}

const countsOf = ({ accounts, networks }: Schema<'Reporters'>, reports: number) =>
  `Пользователей: ${accounts}, сетей гостей: ${networks}, сообщений: ${reports}.`;

const Kinds = styled.ul`
  display: grid;
  gap: ${theme.space(4)};
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
