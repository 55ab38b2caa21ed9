import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Anchor that other pages link to. */
const ID = 'meet';

interface InviteSectionProps {
  /** Button in the heading row. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Section «Встретиться с компанией» with the time zone of all its times. Scrolls into view when the URL ends in
 * `#meet`.
 */
export function InviteSection({ action, children }: InviteSectionProps) {
  const root = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The section renders after the page, so the browser's own scrolling to the anchor misses it.
  useEffect(() => {
    if (hash === `#${ID}`) root.current?.scrollIntoView();
  }, [hash]);

  return (
    <section id={ID} ref={root} aria-labelledby={`${ID}-title`}>
      <Stack gap={4}>
        <Head>
          <Title>
            <h2 id={`${ID}-title`}>{texts.title}</h2>
            <Offset>{MOSCOW_OFFSET_LABEL}</Offset>
          </Title>
          {action}
        </Head>
        {children}
      </Stack>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(4)};

  ${media.narrow} {
    > button {
      flex: 1 1 100%;
    }
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space(3)};

  h2 {
    font-size: ${theme.text.l};
  }
`;

const Offset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
