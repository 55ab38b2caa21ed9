import { useState } from 'react';
import { styled } from 'styled-components';
import { describeError } from 'shared-api/client';
import { useEachMinute } from 'shared-api/clock';
import type { MeetingCompany, Schema } from 'shared-api/contract';
import { placeWords } from 'shared-api/meetings';
import { useFeature } from 'shared-api/settings';
import { arrivedWords, lateWords } from 'shared-api/text';
import { todayInMoscow } from 'shared-api/time';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { useQueued, useSendWrite } from '#api/meetingQueue';
import { isArrivalTime, withArrival } from '#domain/arrival';
import { texts } from '#domain/arrivalTexts';
import type { Meeting } from '#domain/meeting';
import { subjectOf } from '#domain/result';
import { DelayChoice } from '#parts/DelayChoice';
import { QueuedLine } from '#parts/QueuedLine';

interface MeetingArrivalProps {
  meeting: Pick<Meeting, 'date' | 'point'>;
  /** One of the companies of the slot. */
  company: MeetingCompany;
}

/**
 * Around a meeting's beginning: whether the company waits or is late, and what to tell it (DAY-09). Null at other times,
 * and on servers without the feature `arrivals`.
 */
export function MeetingArrival({ meeting: { date, point }, company }: MeetingArrivalProps) {
  const isAnnounced = useFeature('arrivals') === true;
  const meetingId = company.meeting_id;
  // Meetings of other days need no timer.
  if (!isAnnounced || meetingId === undefined || date !== todayInMoscow()) return null;
  return <ArrivalLine date={date} point={point} meetingId={meetingId} company={company} />;
}

interface ArrivalLineProps {
  date: string;
  point: string;
  meetingId: number;
  company: MeetingCompany;
}

function ArrivalLine({ date, point, meetingId, company: about }: ArrivalLineProps) {
  useEachMinute();
  const send = useSendWrite();
  const queued = useQueued('arrival', about.company_id, meetingId);
  const held = queued?.isHeld ? queued : undefined;
  const { company, place, arrival, own_arrival: own } = held ? withArrival(about, held.write.change) : about;
  const [isBusy, setIsBusy] = useState(false);
  const say = async (change: Schema<'ArrivalChange'>) => {
    // The company has not heard of it.
    if (held?.write.phase.kind === 'waiting' && change.state === 'none' && !about.own_arrival) return held.takeBack();
    setIsBusy(true);
    try {
      await send({ kind: 'arrival', meeting: { ...subjectOf({ date, point }, about), meeting_id: meetingId }, change });
    } catch (error) {
      toast.danger(describeError(error));
    } finally {
      setIsBusy(false);
    }
  };
  if (!isArrivalTime({ date, point })) return null;
  return (
    <Root role="group" aria-label={texts.label(company)}>
      {/* Read out when the partner's word comes. */}
      <span role="status">
        {arrival && (
          <Badge tone={arrival.state === 'here' ? 'positive' : 'warning'}>
            {company}{' '}
            {arrival.state === 'here' ? arrivedWords(place && placeWords(place)) : lateWords(arrival.minutes ?? 0)}
          </Badge>
        )}
      </span>
      {own && <Own>{own.state === 'here' ? texts.told.here : texts.told.late(own.minutes ?? 0)}</Own>}
      {own?.state !== 'here' && (
        <Button size="small" variant="soft" isBusy={isBusy} onClick={() => void say({ state: 'here' })}>
          {texts.here}
        </Button>
      )}
      <DelayChoice hasOwn={Boolean(own)} onChoose={(change) => void say(change)} />
      {held && <QueuedLine queued={held} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  min-width: 0;
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};

  /* The places for the partner's word and for the choices take no room without them. */
  > :empty {
    margin-inline-end: calc(-1 * ${theme.space(2)});
  }
`;

const Own = styled.span`
  color: ${theme.color.textMuted};
`;
