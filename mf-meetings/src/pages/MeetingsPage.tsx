import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MeetingCompany } from 'shared-api/contract';
import { useEvent } from 'shared-api/event';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { useFeature } from 'shared-api/settings';
import { todayInMoscow } from 'shared-api/time';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { Page } from 'shared-ui/page';
import { PrintSheets } from 'shared-ui/PrintSheets';
import { SegmentedLinks } from 'shared-ui/SegmentedControl';
import { query, useMediaQuery } from 'shared-ui/theme';
import type { OpenInvitation } from '#api/useOpenInvitations';
import type { PendingDecision } from '#domain/invitationStatus';
import type { CancelledMeeting, Meeting } from '#domain/meeting';
import { InvitationDecisionDialog } from '#parts/decision/InvitationDecisionDialog';
import { useCalendarFile } from '#state/useCalendarFile';
import { AgendaView } from '../features/agenda/parts/AgendaView';
import { CalendarFeedDialog } from '../features/calendar-feed/parts/CalendarFeedDialog';
import { keepMeetings } from '../features/days/api/keepMeetings';
import { CancelMeetingDialog } from '../features/days/parts/CancelMeetingDialog';
import { DaySheets } from '../features/days/parts/DaySheets';
import { DaysView } from '../features/days/parts/DaysView';
import { printedDays } from '../features/days/state/printedDays';
import { usePrintedDays } from '../features/days/state/usePrintedDays';
import { CounterOfferDialog } from '../features/invite/parts/CounterOfferDialog';
import { MoveMeetingDialog } from '../features/invite/parts/MoveMeetingDialog';
import { LazyMetDialog } from '../features/met/parts/LazyMetDialog';
import { OpeningPanel } from '../features/openings/parts/OpeningPanel';
import { PlannerView } from '../features/planner/parts/PlannerView';
import { meetingsView, meetingsViewLinks, meetingsViewPath } from './meetingsViews';

/** Action whose dialog is open. */
type Pending =
  | { kind: 'cancel' | 'move'; meeting: Meeting; company: MeetingCompany }
  | ({ kind: 'decide' } & PendingDecision)
  | { kind: 'counter-offer'; invitation: OpenInvitation }
  | { kind: 'feed' | 'met' };

/** `/meetings`: the current user's meetings by day, as an agenda, and the planner. Opens the dialogs of all views. */
export function MeetingsPage() {
  const [search] = useSearchParams();
  const user = useCurrentUser().data;
  const isChatOnly = user?.only_chat ?? false;
  const view = meetingsView(search, isChatOnly);
  const event = useEvent().data;
  const hasFeed = useFeature('calendar_feed');
  const isPhone = useMediaQuery(query.phone);
  const { downloadAll, isBusy } = useCalendarFile();
  const [pending, setPending] = useState<Pending>();
  const [cancelled, setCancelled] = useState<readonly CancelledMeeting[]>([]);
  const { print, sheets } = usePrintedDays(() => printedDays(event, todayInMoscow(), search.get('date')));

  const close = () => setPending(undefined);
  const onCancel = useCallback(
    (meeting: Meeting, company: MeetingCompany) => setPending({ kind: 'cancel', meeting, company }),
    [],
  );
  const onMove = useCallback(
    (meeting: Meeting, company: MeetingCompany) => setPending({ kind: 'move', meeting, company }),
    [],
  );

  const views = (
    <SegmentedLinks
      aria-label="Вид"
      links={meetingsViewLinks(search, isChatOnly)}
      current={meetingsViewPath(search, view)}
    />
  );
  const menu = (
    <Menu
      button={
        <IconButton aria-label="Действия со встречами">
          <Icon icon={Ellipsis} size={20} />
        </IconButton>
      }
    >
      <MenuItem isDisabled={isBusy} onSelect={() => void downloadAll()}>
        Все встречи в календарь (.ics)
      </MenuItem>
      {hasFeed && <MenuItem onSelect={() => setPending({ kind: 'feed' })}>Календарь, который обновляется сам</MenuItem>}
      <MenuItem onSelect={() => setPending({ kind: 'met' })}>Кого встретил: CSV / Excel</MenuItem>
      <MenuItem onSelect={() => print()}>Печать</MenuItem>
    </Menu>
  );

  return (
    <Page
      title="Мои встречи"
      actions={
        <>
          <ButtonLink variant="ghost" size="small" to={paths.today}>
            Сегодня
          </ButtonLink>
          {!isPhone && views}
          {menu}
        </>
      }
      lead={isPhone && views}
    >
      <OpeningPanel />
      {view === 'plan' && <PlannerView />}
      {view === 'agenda' && (
        <AgendaView
          isChatOnly={isChatOnly}
          cancelled={cancelled}
          onCancel={onCancel}
          onMove={onMove}
          onDecide={(decision, invitation) => setPending({ kind: 'decide', decision, invitation })}
          onCounterOffer={(invitation) => setPending({ kind: 'counter-offer', invitation })}
        />
      )}
      {view === 'days' && (
        <DaysView isChatOnly={isChatOnly} cancelled={cancelled} onCancel={onCancel} onMove={onMove} onPrint={print} />
      )}
      {pending?.kind === 'cancel' && (
        <CancelMeetingDialog
          {...pending}
          onCancelled={(meeting, company) => setCancelled((before) => [...before, { meeting, company }])}
          onClose={close}
        />
      )}
      {pending?.kind === 'move' && <MoveMeetingDialog {...pending} onClose={close} />}
      {pending?.kind === 'decide' && <InvitationDecisionDialog pending={pending} onClose={close} />}
      {pending?.kind === 'counter-offer' && <CounterOfferDialog invitation={pending.invitation} onClose={close} />}
      {pending?.kind === 'feed' && <CalendarFeedDialog onClose={close} />}
      {pending?.kind === 'met' && <LazyMetDialog onClose={close} />}
      <PrintSheets>
        {() => {
          const printed = sheets();
          return printed && <DaySheets {...printed} owner={user?.company ?? ''} />;
        }}
      </PrintSheets>
    </Page>
  );
}

MeetingsPage.keepAnswers = keepMeetings;
