import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatTime } from 'shared-api/time';
import { Accordion, AccordionItem } from 'shared-ui/Accordion';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { formatFileSize } from 'shared-ui/files';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { Stack } from 'shared-ui/Stack';
import { plural } from 'shared-ui/texts';
import { media, theme } from 'shared-ui/theme';
import { FAULTS } from '../federation/registry/trialList';
import type { RemoteReport, Verdict } from './describeRemotes';
import { faultTexts, verdictTexts } from './texts';

/** Builds, imports and load of one remote. */
export function RemoteCard({ remote, owner, origin, builds, drawn, imports, load }: RemoteReport) {
  const navigate = useNavigate();
  const facts = {
    Владелец: owner ?? 'не указан',
    Источник: origin ?? 'сборок нет',
    'Открыто здесь': drawn.map(({ expose, build }) => `${expose} (${build})`).join(', ') || 'ничего',
    Загрузка: load ? describeLoad(load) : 'ещё не загружался',
  };
  return (
    <Card
      title={remote}
      actions={
        <Menu
          button={
            <Button variant="secondary" size="small">
              Проверить сбой
            </Button>
          }
        >
          {FAULTS.map((fault) => (
            <MenuItem key={fault} onSelect={() => void navigate(`?mf-fault=${remote}:${fault}`)}>
              {faultTexts[fault]}
            </MenuItem>
          ))}
        </Menu>
      }
    >
      <Stack>
        <Facts>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Builds aria-label={`Сборки ${remote}`}>
          {builds.map(({ build, verdict }) => (
            <li key={build}>
              <span>
                <Name>{build}</Name> <Badge tone={toneOf(verdict)}>{verdictTexts[verdict.kind]}</Badge>{' '}
                {describeReason(verdict)}
              </span>
              {verdict.kind !== 'live' && (
                <Button variant="ghost" size="small" onClick={() => void navigate(`?mf=${remote}@${build}`)}>
                  Попробовать
                </Button>
              )}
            </li>
          ))}
        </Builds>
        {imports.length > 0 && (
          <Accordion>
            <AccordionItem id="imports" title="Что берёт у страницы" titleLevel={3} meta={imports.length}>
              <Imports>
                {imports.map(({ module, names, givers }) => (
                  <li key={module}>
                    <Name>{module}</Name> {names.join(', ')} <Muted>{givers.join(', ') || 'никто не даёт'}</Muted>
                  </li>
                ))}
              </Imports>
            </AccordionItem>
          </Accordion>
        )}
      </Stack>
    </Card>
  );
}

function toneOf({ kind }: Verdict) {
  if (kind === 'live') return 'positive';
  return kind === 'aside' || kind === 'lacks' ? 'warning' : 'neutral';
}

function describeReason(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'live':
    case 'older':
      return '';
    case 'aside':
      return `Здесь она не сработала; снова будет опробована в ${formatTime(new Date(verdict.until).toISOString())}.`;
    case 'share':
      return `Выпущена для ${verdict.percent} % браузеров.`;
    case 'lacks':
      return `Нужна более новая оболочка, в которой есть: ${verdict.names.join(', ')}.`;
    case 'unknown':
      return 'Её описание build.json не загрузилось.';
  }
}

function describeLoad({ files, ms, bytes }: NonNullable<RemoteReport['load']>): string {
  const size = bytes > 0 ? formatFileSize(bytes) : 'из кеша браузера';
  return `${files} ${plural(files, 'файл', 'файла', 'файлов')}, ${size}, ${ms.toLocaleString('ru')} мс`;
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space(1)};

  > div {
    display: grid;
    grid-template-columns: 140px minmax(0, 1fr);
    gap: ${theme.space(2)};
  }

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    gap: ${theme.space(2)};

    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

const Builds = styled.ul`
  display: grid;
  gap: ${theme.space(2)};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(1)} ${theme.space(2)};
    overflow-wrap: anywhere;
  }
`;

const Imports = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Muted = styled.span`
  color: ${theme.color.textMuted};
`;
