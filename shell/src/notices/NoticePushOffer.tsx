import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { serverNow } from 'shared-api/clock';
import type { Notice } from 'shared-api/contract';
import type { FederatedWidgets } from 'shared-api/federation';
import { useFeature } from 'shared-api/settings';
import { useDeviceText } from 'shared-api/storage';
import { theme } from 'shared-ui/theme';
import { ModulePlace, WidgetLoaderContext } from 'shared-ui/Widget';
import { isPushOn, PUSH } from '../push/endPush';
import { isMissedAnswer } from './noticeRules';

interface NoticePushOfferProps {
  userId: number;
  notices: readonly Notice[];
}

/** In backticks, since earlier builds lack it: releases of both sides then need no order. */
const NAME = `mf_profile/PushOffer`;

/** Offers web push above the list once an answer was missed, or again when this browser has lost it (DAY-07). */
export function NoticePushOffer({ userId, notices }: NoticePushOfferProps) {
  const loader = useContext(WidgetLoaderContext);
  const isAnnounced = useFeature('web_push') === true;
  const [mark] = useDeviceText(PUSH);
  const [asked] = useDeviceText('pushAsked');
  // Stays while notices are read, and while the person reads how to allow a refused permission.
  const [isOffered, setIsOffered] = useState(false);
  if (!isOffered && mayAsk() && notices.some((notice) => isMissedAnswer(notice, serverNow()))) setIsOffered(true);

  const isLost = mark.startsWith('-');
  if (!loader || !isAnnounced || isPushOn() || !(isLost || (isOffered && asked === ''))) return null;
  const props: FederatedWidgets[typeof NAME] = { userId };
  return (
    <Place>
      <ModulePlace loader={loader} name={NAME} contentProps={props} waiting={<Waiting />} failed={() => null} />
    </Place>
  );
}

/** Browsers of iPhones have no notifications before the application is on the Home Screen. */
const mayAsk = () => !('Notification' in window) || Notification.permission !== 'denied';

const Waiting = styled.div`
  min-height: ${theme.control.heightSmall};
`;

const Place = styled.div`
  padding: ${theme.space(2)};
  border-bottom: 1px solid ${theme.color.border};

  &:empty {
    display: none;
  }
`;
