import X from 'lucide-react/icons/x';
import { keyframes, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { IconButton } from '../IconButton/IconButton';
import { removeToast, type ToastMessage } from '../toast/toastStore';
import { toastLooks } from './toastLooks';
import { useCountdown } from './useCountdown';

const SHOWN_FOR_MS = 3000;

interface ToasterItemProps extends ToastMessage {
  /** Somebody is reading: the time stands still. */
  isPaused: boolean;
  /** It was closed by hand. */
  onClosed: () => void;
}

/** One message. */
export function ToasterItem({ id, kind, text, isPaused, onClosed }: ToasterItemProps) {
  useCountdown(SHOWN_FOR_MS, isPaused, () => removeToast(id));
  const { Icon, name } = toastLooks[kind];

  const close = () => {
    onClosed();
    removeToast(id);
  };

  return (
    <Root $kind={kind}>
      <Icon size={20} aria-hidden />
      <Text>
        <span className="visually-hidden">{name}: </span>
        {text}
      </Text>
      <IconButton size="small" aria-label="Закрыть" onClick={close}>
        <X size={16} aria-hidden />
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
    color: ${({ $kind }) => toastLooks[$kind].color};
  }
`;

const Text = styled.p`
  max-height: 30dvh;
  overflow-y: auto;
`;
