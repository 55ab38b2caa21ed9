import BellIcon from '@lucide/icons/icons/bell';
import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { useNoticeCommands, useNoticeEvents } from 'shared-api/notices';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Icon } from 'shared-ui/Icon';
import { plural } from 'shared-ui/texts';
import { theme } from 'shared-ui/theme';
import { NoticeCard } from './NoticeCard';
import { iconOf } from './noticeIcon';
import { hrefOf, labelOf } from './noticeRules';
import { isBellOpenAtom } from './noticesState';
import { texts } from './texts';
import { useDesktopNotices } from './useDesktopNotices';
import { useNoticeCards } from './useNoticeCards';
import { wordNotice } from './wordNotice';

/** Cards of new notices, in the corner of the toasts. Also the one place that keeps the list fresh. */
export function NoticeCards({ userId }: { userId: number }) {
  useNoticeEvents(userId);
  useDesktopNotices(userId);
  const [isBellOpen, setIsBellOpen] = useAtom(isBellOpenAtom);
  const { markRead } = useNoticeCommands(userId);
  const { cards, summedUp, close } = useNoticeCards(userId, isBellOpen);
  return (
    <List>
      {cards.map(({ notice, isUrgent }) => (
        <RowBoundary key={notice.id} item={notice} own="li">
          {() => {
            const { sentence, quote } = wordNotice(notice);
            const href = hrefOf(notice);
            return (
              <li>
                <NoticeCard
                  icon={<Icon icon={iconOf(notice.kind)} size={20} />}
                  isUrgent={isUrgent}
                  onClose={() => close(notice.id)}
                  action={
                    href !== undefined && (
                      <ButtonLink
                        variant="secondary"
                        size="small"
                        to={href}
                        onClick={() => {
                          close(notice.id);
                          // The bell tells that it is unread still.
                          markRead({ ids: [notice.id] }).catch(() => {});
                        }}
                      >
                        {labelOf(notice)}
                      </ButtonLink>
                    )
                  }
                >
                  {quote === undefined ? sentence : `${sentence}. «${quote}»`}
                </NoticeCard>
              </li>
            );
          }}
        </RowBoundary>
      ))}
      {summedUp > 0 && (
        <li key={`sum-${summedUp}`}>
          <NoticeCard
            icon={<Icon icon={BellIcon} size={20} />}
            onClose={() => close()}
            action={
              <Button variant="secondary" size="small" onClick={() => setIsBellOpen(true)}>
                {texts.show}
              </Button>
            }
          >
            {texts.summary(summedUp, plural(summedUp, 'событие', 'события', 'событий'))}
          </NoticeCard>
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;
