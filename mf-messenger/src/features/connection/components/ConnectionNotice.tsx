import Check from 'lucide-react/icons/check';
import WifiOff from 'lucide-react/icons/wifi-off';
import { styled } from 'styled-components';
import { depth, theme } from 'shared-ui/theme';
import { texts } from '../texts';
import type { ConnectionPhase } from '../useConnectionPhase';

/** Says that no pushes come, and that they come again. It lies over the top of what follows it and moves nothing. */
export function ConnectionNotice({ phase }: { phase: ConnectionPhase }) {
  return (
    // Stands there from the start, so that screen readers notice the text when it comes.
    <Place role="status">
      {phase === 'lost' && (
        <Notice>
          <WifiOff size={16} aria-hidden />
          {texts.lost}
        </Notice>
      )}
      {phase === 'back' && (
        <Notice $isGood>
          <Check size={16} aria-hidden />
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
