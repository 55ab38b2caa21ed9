import Settings from '@lucide/icons/icons/settings';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { markToldRead } from 'shared-api/delivery/told';
import { useNoticeCommands, useNotices } from 'shared-api/notices';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Icon } from 'shared-ui/Icon';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { NoticeDays } from './NoticeDays';
import { NoticePushOffer } from './NoticePushOffer';
import { texts } from './texts';
import { ToldList } from './ToldList';
import { useUnreadCount } from './useTold';

interface NoticePanelProps {
  userId: number;
  /** In a sheet, which has its own heading and scrolls itself. */
  isSheet?: boolean;
  /** Called when a link leads to a page. */
  onLeave: () => void;
}

/** Head and list of the bell's window. */
export function NoticePanel({ userId, isSheet = false, onLeave }: NoticePanelProps) {
  const notices = useNotices(userId);
  const { markRead } = useNoticeCommands(userId);
  const newest = notices.data?.notices[0];
  const hasUnread = useUnreadCount(userId) > 0;
  const readAll = () => {
    markToldRead(userId);
    if (newest) markRead({ up_to: newest.id }).catch(() => toast.danger(texts.readFailed));
  };
  return (
    <>
      <Head>
        {!isSheet && <h2>{texts.title}</h2>}
        <Button variant="ghost" size="small" disabled={!hasUnread} onClick={readAll}>
          {texts.readAll}
        </Button>
        <SettingsLink
          to={`${paths.profileEdit}#notify`}
          aria-label={texts.settings}
          title={texts.settings}
          onClick={onLeave}
        >
          <Icon icon={Settings} size={20} />
        </SettingsLink>
      </Head>
      {notices.data && <NoticePushOffer userId={userId} notices={notices.data.notices} />}
      <List $isSheet={isSheet} aria-busy={notices.isLoading || undefined}>
        <ToldList userId={userId} onOpen={onLeave} />
        <Loaded query={notices} skeleton={<Skeleton height={SKELETON_PX} shape="card" />} failed={texts.failed}>
          {(list) =>
            list.notices.length === 0 ? (
              <EmptyState>{texts.empty}</EmptyState>
            ) : (
              <NoticeDays userId={userId} list={list} onLeave={onLeave} />
            )
          }
        </Loaded>
      </List>
    </>
  );
}

const SKELETON_PX = 240;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};

  h2 {
    flex: 1;
    font-size: ${theme.text.m};
  }
`;

const SettingsLink = styled(Link)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.control.heightSmall};
  height: ${theme.control.heightSmall};
  margin-inline-start: auto;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};

  &:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.text};
  }
`;

/* With the head, 560 px at most. */
const List = styled.div<{ $isSheet: boolean }>`
  min-height: 0;
  max-height: ${({ $isSheet }) => ($isSheet ? 'none' : '490px')};
  overflow-y: ${({ $isSheet }) => ($isSheet ? 'visible' : 'auto')};
  overscroll-behavior: contain;
`;
