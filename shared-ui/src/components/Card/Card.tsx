import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the card and accessible name of its region. */
  title?: ReactNode;
  /** Links and buttons next to the title, e.g. «Показать все». */
  actions?: ReactNode;
}

/** A bordered block of a page. */
export function Card({ title, actions, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || actions) && (
        <Head>
          {title && <Title id={titleId}>{title}</Title>}
          {actions}
        </Head>
      )}
      {/* eslint-disable-next-line house/no-bare-text -- blocks, and a head that stays */}
      {children}
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
  padding: ${theme.space(6)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${media.narrow} {
    padding: ${theme.space(4)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
`;

const Title = styled.h2`
  min-width: 0;
  font-size: ${theme.text.l};
`;
