import BellIcon from '@lucide/icons/icons/bell';
import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { CountBadge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { isBellOpenAtom } from './noticesState';
import { texts } from './texts';
import { useUnreadCount } from './useTold';

interface NoticesEntryProps {
  userId: number;
  className?: string;
}

const MOST_COUNTED = 99;

/** The bell of phones: the first line of «Ещё». */
export function NoticesEntry({ userId, className }: NoticesEntryProps) {
  const open = useSetAtom(isBellOpenAtom);
  const count = useUnreadCount(userId);
  return (
    <Button variant="ghost" className={className} aria-label={texts.unread(count)} onClick={() => open(true)}>
      <Icon icon={BellIcon} size={20} />
      <Label>{texts.title}</Label>
      <CountBadge count={count} cap={MOST_COUNTED} aria-hidden />
    </Button>
  );
}

const Label = styled.span`
  flex: 1;
  min-width: 0;
  text-align: start;
`;
