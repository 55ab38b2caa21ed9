import Ellipsis from '@lucide/icons/icons/ellipsis';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { CountBadge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { depth, theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { prepareModule } from 'shared-ui/Widget';
import { NoticesPart } from '../notices/NoticesPart';
import { useEntries } from './useEntries';

/** Number of entries in the bar; «Ещё» shows the others. */
const MAIN_ENTRIES = 5;

const moreDialog = { load: () => import(/* webpackChunkName: "more" */ './MoreDialog') };
type MoreDialog = Awaited<ReturnType<typeof moreDialog.load>>['MoreDialog'];

interface BottomBarProps {
  user: CurrentUser;
  /** Whether the page has rendered; the dialog is prefetched and notices come only then. */
  isPageDrawn: boolean;
}

/** The menu of the main layout on narrow screens: five main entries and «Ещё». */
export function BottomBar({ user, isPageDrawn }: BottomBarProps) {
  const entries = useEntries(user);
  const [more, setMore] = useState<{ Dialog: MoreDialog; isOpen: boolean }>();
  useEffect(() => {
    // A failure is ignored: opening the dialog loads it again.
    if (isPageDrawn) prepareModule(moreDialog, 'MoreDialog').catch(() => {});
  }, [isPageDrawn]);
  const openMore = async () => {
    try {
      const { MoreDialog: Dialog } = await prepareModule(moreDialog, 'MoreDialog');
      setMore({ Dialog, isOpen: true });
    } catch {
      toast.danger('Меню не открылось. Проверьте подключение к интернету и нажмите ещё раз.');
    }
  };
  const { pathname } = useLocation();
  return (
    <Root aria-label="Основное меню">
      {entries.slice(0, MAIN_ENTRIES).map(({ to, isExact, label, shortLabel, icon, badge }) => (
        <BarLink key={to} to={to} end={isExact} aria-label={badge?.name ?? label}>
          <Icon icon={icon} size={20} />
          {badge && <BarBadge count={badge.count} cap={badge.cap} aria-hidden />}
          <BarLabel aria-hidden>{shortLabel}</BarLabel>
        </BarLink>
      ))}
      {/*
       * Remounted with every page: a closing dialog returns the focus to its button, but after a navigation the focus
       * belongs to the content.
       */}
      <MoreButton key={pathname} variant="ghost" aria-haspopup="dialog" onClick={() => void openMore()}>
        <Icon icon={Ellipsis} size={20} />
        <BarLabel>Ещё</BarLabel>
        {isPageDrawn && <NoticesPart part="MoreBadge" userId={user.id} />}
      </MoreButton>
      {isPageDrawn && <NoticesPart part="BellSheet" userId={user.id} />}
      {more && (
        <more.Dialog
          user={user}
          entries={entries.slice(MAIN_ENTRIES)}
          isOpen={more.isOpen}
          onClose={() => setMore({ ...more, isOpen: false })}
        />
      )}
    </Root>
  );
}

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.sidebar};
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const place = css`
  position: relative;
  display: grid;
  flex: 1 1 0;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  min-width: 44px;
  gap: ${theme.space(1)};
  /* With large text room above the icon, so that the badge does not cover the label. */
  min-height: calc(${theme.space(14)} + 1.125rem - 18px);
  padding: calc(1.125rem - 18px) 0 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.regular};
  text-decoration: none;

  &[aria-current='page'] {
    color: ${theme.color.accent};
  }
`;

const BarLink = styled(NavLink)`
  ${place}
`;

const MoreButton = styled(Button)`
  ${place}
`;

/* Next to the icon, without covering it. */
const BarBadge = styled(CountBadge)`
  position: absolute;
  top: 2px;
  left: calc(50% + 4px);
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 ${theme.space(1)};
`;

const BarLabel = styled.span`
  max-width: 100%;
  overflow: hidden;
  font-size: ${theme.text.xs};
  line-height: ${theme.line.heading};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
