import { styled } from 'styled-components';
import { CountBadge } from 'shared-ui/Badge';
import { theme } from 'shared-ui/theme';
import { texts } from './texts';
import { useUnreadCount } from './useTold';

const MOST_COUNTED = 99;

/** The number of unread notices on «Ещё», in words for screen readers. */
export function MoreBadge({ userId }: { userId: number }) {
  const count = useUnreadCount(userId);
  if (count === 0) return null;
  return (
    <>
      <Count count={count} cap={MOST_COUNTED} aria-hidden />
      <span className="visually-hidden">{texts.more(count)}</span>
    </>
  );
}

const Count = styled(CountBadge)`
  position: absolute;
  top: 2px;
  left: calc(50% + 4px);
  min-width: 18px;
  height: 18px;
  padding: 0 ${theme.space(1)};
`;
