import ArrowLeft from '@lucide/icons/icons/arrow-left';
import type { MouseEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';

interface BackLinkProps {
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** «← Участники» above the title of a page that belongs to a list. */
export function BackLink(props: BackLinkProps) {
  return <Root {...props} variant="ghost" size="small" icon={<Icon icon={ArrowLeft} size={16} />} />;
}

/* In line with the title. */
const Root = styled(ButtonLink)`
  margin-inline-start: ${theme.space(-3)};
  margin-bottom: ${theme.space(1)};
`;
