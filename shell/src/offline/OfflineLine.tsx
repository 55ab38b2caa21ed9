import Check from '@lucide/icons/icons/check';
import WifiOff from '@lucide/icons/icons/wifi-off';
import { styled } from 'styled-components';
import { useConnectionPhase, useHasOwnConnectionLine } from 'shared-api/connection';
import { Icon } from 'shared-ui/Icon';
import { depth, media, theme, wholeScreen } from 'shared-ui/theme';

interface OfflineLineProps {
  /** The push connection was lost. */
  isPushLost: boolean;
  /** Pages behind the login show what they have loaded before. */
  hasAnswers: boolean;
}

/** Reports a lost and a restored connection on every page that does not do so itself. It overlays the page's edge. */
export function OfflineLine({ isPushLost, hasAnswers }: OfflineLineProps) {
  const phase = useConnectionPhase(isPushLost);
  const isSilent = useHasOwnConnectionLine();
  return (
    // Rendered from the start, so that screen readers announce the text when it appears.
    <Place role="status">
      {!isSilent && phase === 'lost' && (
        <Line>
          <Icon icon={WifiOff} size={16} />
          {hasAnswers ? 'Нет связи. Показаны последние полученные данные.' : 'Нет связи. Проверьте интернет.'}
        </Line>
      )}
      {!isSilent && phase === 'back' && (
        <Line $isGood>
          <Icon icon={Check} size={16} />
          Связь восстановлена
        </Line>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  /* Beside the sidebar: at the edges it has the theme switch and the bell. */
  inset: auto 0 0 var(--sidebar, 0px);
  z-index: ${depth.toast};
  pointer-events: none;

  ${media.narrow} {
    bottom: var(--bottom-bar, 0px);
  }

  /* Bars with buttons are at the bottom of the window. */
  body:has([data-bottom-bar]) &,
  ${wholeScreen} {
    inset: 0 0 auto var(--sidebar, 0px);
  }
`;

const Line = styled.p<{ $isGood?: boolean }>`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: center;
  margin: 0;
  padding: 2px ${theme.space(3)};
  border-block: 1px solid ${theme.color.border};
  background: ${({ $isGood }) => ($isGood ? theme.color.positiveSoft : theme.color.neutralSoft)};
  color: ${({ $isGood }) => ($isGood ? theme.color.positive : theme.color.text)};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
  }

  /* Fits one line of 360 px. */
  ${media.phone} {
    gap: 2px;
    padding-inline: ${theme.space(1)};
    font-size: ${theme.text.xs};
  }
`;
