import { useAtomValue } from 'jotai';
import WifiOff from 'lucide-react/icons/wifi-off';
import { styled } from 'styled-components';
import { realtimeStatusAtom } from 'shared-api/realtime';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Says quietly that no pushes come; what is loaded stays usable. */
export function ConnectionNotice() {
  const isOffline = useAtomValue(realtimeStatusAtom) === 'offline';
  return (
    // Stands there from the start, so that screen readers notice the text when it comes.
    <div role="status">
      {isOffline && (
        <Notice>
          <WifiOff size={16} aria-hidden />
          {texts.offline}
        </Notice>
      )}
    </div>
  );
}

const Notice = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  align-items: center;
  margin: 0 0 ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
  }
`;
