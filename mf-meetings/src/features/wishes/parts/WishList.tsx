import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWishes, wishesKey } from 'shared-api/invitations';
import { useRefreshOn } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { WishRow } from './WishRow';

const EVENTS = ['invitation'] as const;
/** Rows above the invitations; the rest on a press. */
const SHOWN = 5;

/**
 * The companies that the current user wants to meet; null without any and on servers without `wishes` (AFTER-05). A
 * failure shows only where a link has named the list.
 */
export function WishList() {
  useRefreshOn(EVENTS, [wishesKey]);
  const { data: wishes, error, reload } = useWishes();
  const [isWhole, setIsWhole] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isNamed = useLocation().hash === '#mutual';
  const isShown = wishes !== undefined && wishes.length > 0;
  useEffect(() => {
    if (isNamed && isShown) root.current?.scrollIntoView();
  }, [isNamed, isShown]);

  if (isNamed && error !== undefined && !wishes)
    return <ErrorState onRetry={() => void reload()}>{texts.failed}</ErrorState>;
  if (!isShown) return null;
  return (
    <Block ref={root} id="mutual" title={texts.title}>
      <Lead>{texts.lead}</Lead>
      <ul>
        {wishes.slice(0, isWhole ? undefined : SHOWN).map((wish) => (
          <WishRow key={wish.id} wish={wish} />
        ))}
      </ul>
      {!isWhole && wishes.length > SHOWN && (
        <Button variant="ghost" size="small" onClick={() => setIsWhole(true)}>
          {texts.showAll(wishes.length)}
        </Button>
      )}
    </Block>
  );
}

const Block = styled(Card)`
  margin-bottom: ${theme.space(3)};
  scroll-margin-top: ${theme.space(20)};
`;

const Lead = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
