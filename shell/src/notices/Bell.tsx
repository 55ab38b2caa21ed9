import BellIcon from '@lucide/icons/icons/bell';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CountBadge } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { isBellOpenAtom } from './noticesState';
import { texts } from './texts';
import { useBellPanel } from './useBellPanel';
import { useUnreadCount } from './useTold';

const MOST_COUNTED = 99;
const WIDTH_PX = 400;

/** The bell of wide screens, with its panel. */
export function Bell({ userId }: { userId: number }) {
  const [isOpen, setIsOpen] = useAtom(isBellOpenAtom);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { panel: Panel, prepare } = useBellPanel(isOpen);
  const count = useUnreadCount(userId);
  return (
    <>
      <Place
        ref={setButton}
        aria-label={texts.unread(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={BellIcon} size={20} />
        <Count count={count} cap={MOST_COUNTED} aria-hidden />
      </Place>
      {isOpen && Panel && (
        <Panel kind="popover" control={button} width={WIDTH_PX} userId={userId} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Place = styled(IconButton)`
  position: relative;
`;

const Count = styled(CountBadge)`
  position: absolute;
  top: 0;
  left: 50%;
  min-width: 18px;
  height: 18px;
  padding: 0 ${theme.space(1)};
`;
