import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** `danger` something failed, `warning` the yellow notice, `info` good to know, `success` it worked. */
export type AlertKind = 'danger' | 'warning' | 'info' | 'success';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What it is about; `danger` interrupts a screen reader, the others wait. */
  kind: AlertKind;
  /** A first line that stands out. */
  title?: ReactNode;
  /** The text, links included. */
  children?: ReactNode;
  /** A button or a link below the text. */
  action?: ReactNode;
}

const looks = {
  danger: { Icon: CircleAlert, color: theme.color.danger, soft: theme.color.dangerSoft },
  warning: { Icon: TriangleAlert, color: theme.color.warning, soft: theme.color.warningSoft },
  info: { Icon: Info, color: theme.color.info, soft: theme.color.infoSoft },
  success: { Icon: CircleCheck, color: theme.color.positive, soft: theme.color.positiveSoft },
} as const;

/** A message that belongs to its place on the page. What passes by itself is a toast. */
export function Alert({ kind, title, children, action, ...rest }: AlertProps) {
  const { Icon } = looks[kind];
  return (
    <Root role={kind === 'danger' ? 'alert' : 'status'} {...rest} $kind={kind}>
      <Icon size={20} aria-hidden />
      <Text>
        {title && <Title>{title}</Title>}
        {children}
        {action && <Action>{action}</Action>}
      </Text>
    </Root>
  );
}

const Root = styled.div<{ $kind: AlertKind }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${({ $kind }) => looks[$kind].soft};
  color: ${({ $kind }) => looks[$kind].color};

  a {
    color: inherit;
    font-weight: ${theme.weight.medium};
  }

  > svg {
    margin-top: calc((1lh - ${theme.space(5)}) / 2);
  }
`;

const Text = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Action = styled.div`
  margin-top: ${theme.space(2)};

  ${media.narrow} {
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.control.height};
    }
  }
`;
