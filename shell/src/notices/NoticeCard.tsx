import X from '@lucide/icons/icons/x';
import { useRef, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { theme } from 'shared-ui/theme';
import { useCountdown } from 'shared-ui/Toaster';

export interface NoticeCardProps extends ComponentPropsWithRef<'div'> {
  /** 20 px, by the kind of event. */
  icon: ReactNode;
  /** A sentence about the event. */
  children: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Needs a look now: warning colours, and it stays until it is closed. */
  isUrgent?: boolean;
  /** Called by ✕ and when the time is over. */
  onClose: () => void;
}

const SHOWN_FOR_MS = 8_000;

/**
 * Tells of an event that others caused, in the corner of the toasts (`Toaster` renders it as a child). A toast answers
 * an own action and has other texts and times.
 */
export function NoticeCard({ icon, children, action, isUrgent = false, onClose, ...rest }: NoticeCardProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusOrigin = useRef<EventTarget | null>(null);
  useCountdown(SHOWN_FOR_MS, isHovered || isFocused || isUrgent, onClose);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setIsFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget;
  };

  return (
    <Root
      {...rest}
      $isUrgent={isUrgent}
      // Not `onPointerEnter`: a card that appears below a resting pointer must not stay.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      {icon}
      <Content>
        <Text>
          {isUrgent && <span className="visually-hidden">Внимание: </span>}
          <span>{children}</span>
        </Text>
        {action}
      </Content>
      <IconButton
        size="small"
        aria-label="Закрыть"
        onClick={() => {
          onClose();
          // Otherwise the focus would be lost with the button.
          if (focusOrigin.current instanceof HTMLElement) focusOrigin.current.focus();
        }}
      >
        <Icon icon={X} size={16} />
      </IconButton>
    </Root>
  );
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

const Root = styled.div<{ $isUrgent: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(2)} ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${({ $isUrgent }) => ($isUrgent ? theme.color.warning : theme.color.border)};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.slow};

  > svg {
    margin-top: 2px;
    color: ${({ $isUrgent }) => ($isUrgent ? theme.color.warning : theme.color.info)};
  }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};
  min-width: 0;
`;

/* The bell has the whole text. */
const Text = styled.p`
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  overflow-wrap: anywhere;
`;
