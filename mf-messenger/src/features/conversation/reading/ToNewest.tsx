import ArrowDown from '@lucide/icons/icons/arrow-down';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { depth, media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface ToNewestProps {
  /** Number of unseen messages; 0 shows the arrow alone. */
  count: number;
  /** There are more unseen messages than loaded: «100+ новых». */
  hasMore?: boolean;
  onClick: () => void;
}

/** Button that scrolls to the first unseen message or to the end of the chat. */
export function ToNewest({ count, hasMore = false, onClick }: ToNewestProps) {
  return (
    <Pill
      variant="secondary"
      onClick={onClick}
      aria-label={count > 0 ? undefined : texts.toEnd}
      icon={<Icon icon={ArrowDown} size={16} />}
    >
      {count > 0 && (hasMore ? texts.unseenAtLeast(count) : texts.unseenShort(count))}
    </Pill>
  );
}

const Pill = styled(Button)`
  position: absolute;
  right: ${theme.space(4)};
  bottom: ${theme.space(4)};
  z-index: ${depth.raised};
  gap: ${theme.space(1)};
  min-width: 36px;
  height: 36px;
  min-height: 0;
  padding: 0 10px;
  border-radius: ${theme.radius.round};
  box-shadow: ${theme.shadow};
  font-size: ${theme.text.s};

  ${media.narrow} {
    min-width: 44px;
    height: 44px;
  }
`;
