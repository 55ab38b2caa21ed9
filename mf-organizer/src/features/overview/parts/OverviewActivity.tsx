import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { media, theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';

interface OverviewActivityProps {
  overview: Pick<Schema<'Overview'>, 'idle' | 'messages_24h' | 'online' | 'letters'>;
}

/** Idle companies, with the page to write to them, and what happens now. */
export function OverviewActivity({
  overview: { idle, messages_24h: messages, online, letters },
}: OverviewActivityProps) {
  const rows: [name: string, count: number, href?: string][] = [
    [texts.idle7, idle.d7, organizerPaths.participants({ idle: 'd7' })],
    [texts.idle3, idle.d3, organizerPaths.participants({ idle: 'd3' })],
    [texts.idleNever, idle.never, organizerPaths.participants({ idle: 'never' })],
    [texts.messages, messages],
    [texts.online, online],
    [texts.letters, letters.due],
  ];
  return (
    <Card
      title={texts.idle}
      actions={
        idle.d7 > 0 && (
          <ButtonLink variant="secondary" size="small" to={organizerPaths.sending({ idle: 'd7' })}>
            {texts.write}
          </ButtonLink>
        )
      }
    >
      <Rows>
        {rows.map(([name, count, href]) => (
          <Fragment key={name}>
            <dt>{href === undefined ? name : <Link to={href}>{name}</Link>}</dt>
            <dd>{formatCount(count)}</dd>
          </Fragment>
        ))}
      </Rows>
    </Card>
  );
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 24rem) auto;
  gap: ${theme.space(2)} ${theme.space(4)};

  ${media.narrow} {
    align-items: center;

    a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.control.height};
    }
  }

  dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;
