import ChevronDown from '@lucide/icons/icons/chevron-down';
import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'id'> {
  /** Unique within the accordion. */
  id: string;
  title: ReactNode;
  /** A count or a label at the end of the header. */
  meta?: ReactNode;
  /** Buttons next to the header, outside its trigger: a menu, a link. */
  actions?: ReactNode;
  /** Summary of the content, shown below the header while the item is closed. */
  collapsed?: ReactNode;
  /** Not rendered while the item is closed. */
  children: ReactNode;
  titleLevel?: 2 | 3;
}

/** One collapsible section of an `Accordion`. */
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
              <Arrow icon={ChevronDown} size={20} />
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

// A badge stays next to a two-line title; a sentence that leaves the title less than 18ch wraps below it.
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

const Arrow = styled(Icon)`
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
