import ArrowRight from '@lucide/icons/icons/arrow-right';
import { styled } from 'styled-components';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { useInvitationsCount } from 'shared-api/invitations';
import { paths } from 'shared-api/paths';
import { CountBadge } from 'shared-ui/Badge';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { useQueuedAnswers } from '#api/meetingQueue';
import { texts } from '../texts';

/** Numbers of invitations to answer, without those whose answer waits for the network, and of unseen chats. */
export function TodayWaiting() {
  const invitations = (useInvitationsCount(true).data ?? 0) - useQueuedAnswers();
  const chats = useUnseenChatsCount(true).data ?? 0;
  return (
    <>
      {invitations > 0 && (
        <Line>
          <span>
            {texts.invitationsWait} <CountBadge count={invitations} />
          </span>
          <ButtonLink variant="secondary" to={paths.invitations}>
            {texts.answer}
          </ButtonLink>
        </Line>
      )}
      {chats > 0 && (
        <Line>
          <span>
            {texts.newMessages} <CountBadge count={chats} cap={MOST_UNSEEN_COUNTED} />
          </span>
          <ButtonLink variant="secondary" to={paths.messages} aria-label={texts.openMessages}>
            <Icon icon={ArrowRight} size={20} />
          </ButtonLink>
        </Line>
      )}
    </>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
`;
