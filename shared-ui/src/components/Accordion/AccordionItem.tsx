import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'id'> {
  /** Tells the items apart. */
  id: string;
  /** What a press on the header opens. */
  title: ReactNode;
  /** A count or a label at the header's end. */
  meta?: ReactNode;
  /** Buttons beside the header, never inside what a press opens: a menu, a link. */
  actions?: ReactNode;
  /** Stands below the header while the item is closed: a short form of what is inside. */
  collapsed?: ReactNode;
  /** What opens; it is not drawn while closed. */
  children: ReactNode;
  /** The heading's level in the page's outline. */
  titleLevel?: 2 | 3;
}

/** One part of an `Accordion`. */
export function AccordionItem({
  id,
  title,
  meta,
  actions,
  collapsed,
  children,
  titleLevel = 2,
  ...rest
}: AccordionItemProps) {
  const Heading = `h${titleLevel}` as const;
  return (
    <Root {...rest} value={id}>
      <Top>
        <Head asChild>
          <Heading>
            <Press>
              <Names>
                <Title>{title}</Title>
                {meta && <Meta>{meta}</Meta>}
              </Names>
              <Arrow size={20} aria-hidden />
            </Press>
          </Heading>
        </Head>
        {actions && <Actions>{actions}</Actions>}
      </Top>
      {collapsed && <Collapsed>{collapsed}</Collapsed>}
      <Inside>{children}</Inside>
    </Root>
  );
}

const Root = styled(Item)`
  min-width: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
`;

const Head = styled(Header)`
  flex: 1;
  min-width: 0;
  font-size: ${theme.text.m};
`;

const Press = styled(Trigger)`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: ${theme.space(12)};
  padding: ${theme.space(2)} ${theme.space(6)};
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${theme.color.accent};
    }
  }

  ${media.narrow} {
    padding-inline: ${theme.space(4)};
  }
`;

// A badge stays beside a title of two lines; a sentence that leaves the title too little stands below it. The arrow keeps its place.
const Names = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(0.5)} ${theme.space(3)};
  min-width: 0;
`;

const Title = styled.span`
  flex: 1 1 18ch;
  min-width: 0;
`;

const Meta = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space(1)};
  padding-right: ${theme.space(3)};

  ${media.narrow} {
    padding-right: ${theme.space(1)};
  }
`;

const Arrow = styled(ChevronDown)`
  flex: none;
  color: ${theme.color.textMuted};
  transition: transform ${theme.motion.fast};

  [data-state='open'] > & {
    transform: rotate(180deg);
  }
`;

const Collapsed = styled.div`
  padding: 0 ${theme.space(6)} ${theme.space(4)};

  ${media.narrow} {
    padding-inline: ${theme.space(4)};
  }

  [data-state='open'] > & {
    display: none;
  }
`;

const Inside = styled(Content)`
  padding: ${theme.space(1)} ${theme.space(6)} ${theme.space(6)};

  ${media.narrow} {
    padding: ${theme.space(1)} ${theme.space(4)} ${theme.space(4)};
  }
`;
