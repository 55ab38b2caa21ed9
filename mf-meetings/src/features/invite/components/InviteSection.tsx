import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { MOSCOW_OFFSET_LABEL } from 'shared-api/time';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** What other pages link to. */
const ID = 'meet';

interface InviteSectionProps {
  /** A button on the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** «Встретиться с компанией»: the heading with the offset of all times below it. An address with `#meet` leads here. */
export function InviteSection({ action, children }: InviteSectionProps) {
  const root = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The section comes after the page, too late for the browser to find it.
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
