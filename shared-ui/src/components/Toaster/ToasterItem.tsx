import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import X from '@lucide/icons/icons/x';
import { keyframes, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { removeToast, type ToastMessage } from 'shared-ui/toast';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useCountdown } from './useCountdown';

const SHOWN_FOR_MS = 3000;

/** Icon, colour and word for screen readers, by kind. */
const looks = {
  success: { icon: CircleCheck, color: theme.color.positive, name: 'Готово' },
  danger: { icon: CircleAlert, color: theme.color.danger, name: 'Ошибка' },
  warning: { icon: TriangleAlert, color: theme.color.warning, name: 'Внимание' },
  info: { icon: Info, color: theme.color.info, name: 'Сообщение' },
} as const;

interface ToasterItemProps extends ToastMessage {
  /** Hovered or focused: stops the countdown. */
  isPaused: boolean;
  /** Called when the user closes it. */
  onClosed: () => void;
}

export function ToasterItem({ id, kind, text, isPaused, onClosed }: ToasterItemProps) {
  useCountdown(SHOWN_FOR_MS, isPaused, () => removeToast(id));
  const { icon, name } = looks[kind];

  const close = () => {
    onClosed();
    removeToast(id);
  };

  return (
    <Root $kind={kind}>
      <Icon icon={icon} size={20} />
      <Text>
        <span className="visually-hidden">{name}: </span>
        {text}
      </Text>
      <IconButton size="small" aria-label="Закрыть" onClick={close}>
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

const Root = styled.li<{ $kind: ToastMessage['kind'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.slow};

  > svg {
    color: ${({ $kind }) => looks[$kind].color};
  }
`;

const Text = styled.p`
  max-height: 30dvh;
  overflow-y: auto;
`;
