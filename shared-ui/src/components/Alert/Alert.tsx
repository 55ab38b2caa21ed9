import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { contrastEdge, media, theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';

/** `danger` for failures, `warning` for a yellow notice, `info` for hints, `success` for a completed action. */
export type AlertKind = 'danger' | 'warning' | 'info' | 'success';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `danger` interrupts a screen reader, the other kinds wait. */
  kind: AlertKind;
  /** Bold first line. */
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link below the text. */
  action?: ReactNode;
}

const looks = {
  danger: { icon: CircleAlert, color: theme.color.danger, soft: theme.color.dangerSoft },
  warning: { icon: TriangleAlert, color: theme.color.warning, soft: theme.color.warningSoft },
  info: { icon: Info, color: theme.color.info, soft: theme.color.infoSoft },
  success: { icon: CircleCheck, color: theme.color.positive, soft: theme.color.positiveSoft },
} as const;

/** A message with a fixed place on the page. For one that disappears by itself use a toast. */
export function Alert({ kind, title, children, action, ...rest }: AlertProps) {
  const { icon } = looks[kind];
  return (
    <Root role={kind === 'danger' ? 'alert' : 'status'} {...rest} $kind={kind}>
      <Icon icon={icon} size={20} />
      <Text>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && <Action>{action}</Action>}
      </Text>
    </Root>
  );
}

const Root = styled.div<{ $kind: AlertKind }>`
  ${contrastEdge}
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
