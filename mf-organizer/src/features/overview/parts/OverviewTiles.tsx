import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { media, theme } from 'shared-ui/theme';
import { formatCount } from '#domain/counts';
import { shortDay } from '#domain/days';
import { organizerPaths } from '#domain/organizerPaths';
import { texts } from '../texts';

interface OverviewTilesProps {
  overview: Schema<'Overview'>;
  /** yyyy-MM-dd */
  today: string;
}

/** Numbers of companies, invitations and meetings. */
export function OverviewTiles({ overview, today }: OverviewTilesProps) {
  return (
    <Tiles aria-label={texts.numbers}>
      {tilesOf(overview, today).map(({ name, href, count, details }) => (
        <Tile key={name}>
          <p>
            {href === undefined ? <span>{name}</span> : <Link to={href}>{name}</Link>}
            <span> </span>
            <Count>{formatCount(count)}</Count>
          </p>
          <Details>{details.join(' · ')}</Details>
        </Tile>
      ))}
    </Tiles>
  );
}

interface TileFacts {
  name: string;
  count: number;
  href?: string;
  details: string[];
}

function tilesOf(
  { companies, invitations, answer_hours: hours, meetings_by_day: days, ...rest }: Schema<'Overview'>,
  today: string,
): TileFacts[] {
  const ofType = (name: string, type: Schema<'UserType'>): TileFacts => {
    const { total, active, waiting, step } = companies[type];
    return {
      name,
      count: total,
      href: organizerPaths.participants({ type }),
      details: [
        texts.active(active),
        texts.registering(step.COMPANY + step.FILES + step.MEETINGS),
        ...(waiting > 0 ? [texts.waiting(waiting)] : []),
      ],
    };
  };
  const { AWAITING, ACCEPTED, REJECTED, CANCELED, expired } = invitations;
  const invited = AWAITING + ACCEPTED + REJECTED + CANCELED + expired;
  const { day } = rest;
  return [
    ofType('Поставщики', 'Поставщик'),
    ofType('Заказчики', 'Заказчик'),
    {
      name: 'Приглашения',
      count: invited,
      details: [
        ...(invited > 0 ? [texts.accepted(Math.round((ACCEPTED / invited) * 100))] : []),
        texts.waiting(AWAITING),
        ...(hours.p50 === null ? [] : [texts.answered(hours.p50)]),
      ],
    },
    {
      name: 'Встречи',
      count: days.reduce((sum, { agreed }) => sum + agreed, 0),
      href: organizerPaths.meetings({ date: day.date }),
      details: [
        texts.onDay(day.date === today ? 'сегодня' : shortDay(day.date), day.meetings),
        ...(day.date === today ? [texts.running(day.running)] : []),
      ],
    },
  ];
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space(4)};

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space(2)};
  }
`;

const Tile = styled.li`
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.narrow} {
    padding: ${theme.space(3)};
  }
`;

const Count = styled.strong`
  display: block;
  font-size: ${theme.text.xl};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.line.heading};
`;

const Details = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
