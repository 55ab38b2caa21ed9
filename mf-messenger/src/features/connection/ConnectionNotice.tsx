import Check from '@lucide/icons/icons/check';
import WifiOff from '@lucide/icons/icons/wifi-off';
import { styled } from 'styled-components';
import { useOwnConnectionLine, type ConnectionPhase } from 'shared-api/connection';
import { Icon } from 'shared-ui/Icon';
import { depth, theme } from 'shared-ui/theme';
import { texts } from './texts';

/** Reports a lost and a restored connection. It overlays the content below, so it causes no layout shift. */
export function ConnectionNotice({ phase }: { phase: ConnectionPhase }) {
  useOwnConnectionLine();
  return (
    // Rendered from the start, so that screen readers announce the text when it appears.
    <Place role="status">
      {phase === 'lost' && (
        <Notice>
          <Icon icon={WifiOff} size={16} />
          {texts.lost}
        </Notice>
      )}
      {phase === 'back' && (
        <Notice $isGood>
          <Icon icon={Check} size={16} />
          {texts.back}
        </Notice>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  z-index: ${depth.raised};
  height: 0;
`;

const Notice = styled.p<{ $isGood?: boolean }>`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  justify-content: center;
  min-height: 32px;
  margin: 0;
  padding: ${theme.space(1)} ${theme.space(3)};
  background: ${({ $isGood }) => ($isGood ? theme.color.positiveSoft : theme.color.neutralSoft)};
  color: ${({ $isGood }) => ($isGood ? theme.color.positive : theme.color.text)};
  font-size: ${theme.text.s};
  pointer-events: none;

  > svg {
    flex: none;
  }
`;
