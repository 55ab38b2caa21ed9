import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';

const ROWS = ['d3', 'd7', 'never'] as const;

interface OverviewIdleProps {
  idle: Schema<'Overview'>['idle'];
}

/** Idle companies: each row leads to their list, and to a mailing to them (ORG-15). */
export function OverviewIdle({ idle }: OverviewIdleProps) {
  return (
    <Card title={texts.idle}>
      <Means>{texts.idleMeans}</Means>
      <ul>
        {ROWS.map((row) => (
          <Row key={row}>
            <Link to={organizerPaths.participants({ idle: row })}>{texts.idleRows[row]}</Link>
            <Count>{formatCount(idle[row])}</Count>
            {idle[row] > 0 && (
              <ButtonLink variant="secondary" size="small" to={organizerPaths.sending({ idle: row })}>
                {texts.write}
                <span className="visually-hidden">: {texts.idleRows[row]}</span>
              </ButtonLink>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const Means = styled.p`
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 8rem;
  gap: ${theme.space(4)};
  align-items: center;
  justify-items: end;
  min-height: ${theme.control.height};
  padding-block: ${theme.space(1)};

  > a:first-child {
    display: flex;
    align-items: center;
    justify-self: start;
    min-width: ${theme.control.height};
    min-height: ${theme.control.height};
  }

  & + & {
    border-top: 1px solid ${theme.color.border};
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
`;
