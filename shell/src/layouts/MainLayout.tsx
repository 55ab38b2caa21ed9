import { useRef, type ReactNode } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { InstallContext, PageNoteContext } from 'shared-ui/page';
import { query, useMediaQuery } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import { SlotsContext, WidgetLoaderContext, type SlotSource } from 'shared-ui/Widget';
import { EventLine } from '../event/EventLine';
import { getPlaces, onPlaces } from '../federation/choose/places';
import { remotes } from '../federation/remotes';
import { InstallNote } from '../install/InstallNote';
import { InstallSpot } from '../install/InstallSpot';
import { NoticesPart } from '../notices/NoticesPart';
import { KeptLine } from '../offline/KeptLine';
import { useRealtimeConnection } from '../session/useRealtimeConnection';
import { useSiteChanges } from '../session/useSiteChanges';
import { BottomBar } from '../sidebar/BottomBar';
import { RulesNotice } from '../sidebar/RulesNotice';
import { Sidebar } from '../sidebar/Sidebar';
import { BackgroundWidgets } from './BackgroundWidgets';
import { MainFrame } from './MainFrame';
import { ProfileWarning } from './ProfileWarning';
import { usePageDrawn } from './usePageDrawn';

const NO_WIDGETS: readonly string[] = [];
const slots: SlotSource = {
  widgetsIn: (slot) => getPlaces().slots[slot] ?? NO_WIDGETS,
  subscribe: onPlaces,
};

// Constant elements: pages are not drawn again for them.
const pageNote = (
  <>
    <KeptLine />
    <InstallNote />
  </>
);
const installLine = <InstallSpot place="steps" />;

interface MainLayoutProps {
  user: CurrentUser;
  children: ReactNode;
}

/** The layout of every page behind the login: menu, hints, page, toasts, push connection. */
export function MainLayout({ user, children }: MainLayoutProps) {
  const page = useRef<HTMLDivElement>(null);
  const isPageDrawn = usePageDrawn(page);
  useRealtimeConnection(user.id, isPageDrawn);
  useSiteChanges();
  const isNarrow = useMediaQuery(query.narrow);

  return (
    <WidgetLoaderContext value={remotes}>
      <SlotsContext value={slots}>
        <PageNoteContext value={pageNote}>
          <InstallContext value={installLine}>
            <MainFrame
              ref={page}
              sidebar={!isNarrow && <Sidebar user={user} isPageDrawn={isPageDrawn} />}
              top={
                <BackgroundWidgets
                  key={user.id}
                  userId={user.id}
                  hasMeetings={!user.only_chat}
                  isAdministrator={user.is_admin}
                  isPageDrawn={isPageDrawn}
                />
              }
              hint={
                // The hint is optional: show no error in its place.
                <ErrorBoundary resetKeys={[user]} fallback={() => null}>
                  {!user.is_admin && <ProfileWarning user={user} />}
                </ErrorBoundary>
              }
              // The sidebar shows both on wide screens.
              foot={
                isNarrow && (
                  <>
                    <EventLine />
                    {user.type === 'Заказчик' && !user.is_admin && <RulesNotice />}
                  </>
                )
              }
              bottomBar={isNarrow && <BottomBar user={user} isPageDrawn={isPageDrawn} />}
            >
              {children}
            </MainFrame>
          </InstallContext>
        </PageNoteContext>
      </SlotsContext>
      <Toaster>{isPageDrawn && <NoticesPart key={user.id} part="NoticeCards" userId={user.id} />}</Toaster>
    </WidgetLoaderContext>
  );
}
