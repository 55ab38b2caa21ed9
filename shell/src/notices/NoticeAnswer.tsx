import { useContext } from 'react';
import { styled } from 'styled-components';
import type { Notice } from 'shared-api/contract';
import type { FederatedWidgets } from 'shared-api/federation';
import { addDays, todayInMoscow } from 'shared-api/time';
import { theme } from 'shared-ui/theme';
import { ModulePlace, WidgetLoaderContext } from 'shared-ui/Widget';

interface NoticeAnswerProps {
  notice: Notice;
}

/** In backticks, since earlier builds lack it: releases of both sides then need no order. */
const NAME = `mf_meetings/MeetingAnswer`;
/** Height of the question before it has loaded. */
const PLACE = 'min-height: 54px;';

/**
 * Answers below the notice «Как прошла встреча?» of today and yesterday; older ones lead to the meeting alone. Without the
 * widget the notice's link remains.
 */
export function NoticeAnswer({ notice: { kind, actor, date, point, meeting_id } }: NoticeAnswerProps) {
  const loader = useContext(WidgetLoaderContext);
  if (kind !== 'result' || !loader || !actor || meeting_id === undefined) return null;
  if (date === undefined || point === undefined || date < addDays(todayInMoscow(), -1)) return null;
  const props: FederatedWidgets[typeof NAME] = {
    meetingId: meeting_id,
    companyId: actor.id,
    company: actor.company,
    date,
    point,
  };
  return (
    <Answer>
      <ModulePlace loader={loader} name={NAME} contentProps={props} waiting={<Waiting />} failed={() => null} />
    </Answer>
  );
}

const Waiting = styled.div`
  ${PLACE}
`;

/* Below the sentence: past dot and icon. */
const Answer = styled.div`
  padding: 0 ${theme.space(2)} ${theme.space(2)} ${theme.space(12)};
`;
