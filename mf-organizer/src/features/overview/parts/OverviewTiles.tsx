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

/** Numbers of companies, invitations and meetings; below them what happens now. */
export function OverviewTiles({ overview, today }: OverviewTilesProps) {
  return (
    <Frame>
      <Tiles aria-label={texts.numbers}>
        {tilesOf(overview, today).map(({ name, href, count, details }) => (
          <Tile key={name}>
            <p>
              <Count>{formatCount(count)}</Count>
              <span> </span>
              {href === undefined ? <span>{name}</span> : <Link to={href}>{name}</Link>}
            </p>
            <Details>{details.join(' · ')}</Details>
          </Tile>
        ))}
      </Tiles>
      <Now>{nowOf(overview).join(' · ')}</Now>
    </Frame>
  );
}

const nowOf = ({ messages_24h: messages, online, letters }: Schema<'Overview'>): string[] => [
  texts.messages(messages),
  texts.online(online),
  ...(letters.due > 0 ? [texts.letters(letters.due)] : []),
];

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
  const ofType = (nameOf: (count: number) => string, type: Schema<'UserType'>): TileFacts => {
    const { total, active } = companies[type];
    return {
      name: nameOf(total),
      count: total,
      href: organizerPaths.participants({ type }),
      details: [texts.active(active)],
    };
  };
  const { AWAITING, ACCEPTED, REJECTED, CANCELED, expired } = invitations;
  const invited = AWAITING + ACCEPTED + REJECTED + CANCELED + expired;
  const { day } = rest;
  const agreed = days.reduce((sum, each) => sum + each.agreed, 0);
  return [
    ofType(texts.suppliers, 'Поставщик'),
    ofType(texts.customers, 'Заказчик'),
    {
      name: texts.invitations(invited),
      count: invited,
      details: [
        ...(invited > 0 ? [texts.accepted(Math.round((ACCEPTED / invited) * 100))] : []),
        texts.waiting(AWAITING),
        ...(hours.p50 === null ? [] : [texts.answered(hours.p50)]),
      ],
    },
    {
      name: texts.meetings(agreed),
      count: agreed,
      href: organizerPaths.meetings({ date: day.date }),
      details: [
        texts.onDay(day.date === today ? texts.today : shortDay(day.date), day.meetings),
        ...(day.date === today ? [texts.running(day.running)] : []),
      ],
    },
  ];
}

/* Four in one row where they fit, else two, by the width of the page in e-mails. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(2)};

  @container (width >= 50rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space(4)};
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
  font-size: ${theme.text.xxl};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.line.heading};
`;

const Details = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Now = styled(Details)`
  margin-top: ${theme.space(2)};
`;
