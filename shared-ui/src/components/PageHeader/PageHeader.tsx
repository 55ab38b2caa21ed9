import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { useIsWhole } from './PageBody';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's h1. */
  title: ReactNode;
  /** The page's buttons and links, on the title's line. On a page that is come to from another one they come with its body, after the first frame. */
  actions?: ReactNode;
  /** A sentence below: an introduction, a count. */
  children?: ReactNode;
}

/** The beginning of every page. */
export function PageHeader({ title, actions, children, ...rest }: PageHeaderProps) {
  const isWhole = useIsWhole();
  return (
    <Root {...rest}>
      <Line>
        <Title>{title}</Title>
        {actions && isWhole && <Actions>{actions}</Actions>}
      </Line>
      {children && <Lead>{children}</Lead>}
    </Root>
  );
}

const Root = styled.header`
  margin-bottom: ${theme.space(6)};

  ${media.narrow} {
    margin-bottom: ${theme.space(4)};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  min-height: ${theme.control.height};
`;

const Title = styled.h1`
  min-width: 0;
  font-size: ${theme.text.xl};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const Lead = styled.div`
  max-width: 72ch;
  margin-top: ${theme.space(1)};
  color: ${theme.color.textMuted};
`;
