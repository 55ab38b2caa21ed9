import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from '../Button/buttonStyle';
import type { Reason } from '../Button/reason';
import { useReason } from '../Button/useReason';
import { isForeign, safeHref } from '../safeHref/safeHref';

interface ButtonLinkLook {
  /** How loud it is. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** As wide as its parent. */
  isWide?: boolean;
  /** A 16 or 20 px icon before the text. */
  icon?: ReactNode;
  /** Why it leads nowhere now. It stays in the focus order, looks disabled, and a press only shows the reason. */
  reason?: Reason;
}

interface InnerLink extends ButtonLinkLook, LinkProps {
  href?: never;
}

interface OuterLink extends ButtonLinkLook, Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address outside the router: another site, a download, the logout. One that could run a script is dropped. */
  href: string;
  to?: never;
}

export type ButtonLinkProps = InnerLink | OuterLink;

/** A link in a button's place: `to` for a page of the application, `href` for everything else. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  icon,
  reason,
  children,
  ...rest
}: ButtonLinkProps) {
  const { control, note } = useReason<HTMLAnchorElement>(reason, rest);
  const look = { $variant: variant, $size: size, $isWide: isWide };
  // A middle press opens another tab without a click.
  const closed = control && { ...control, onAuxClick: control.onClick };
  if (rest.href === undefined) {
    return (
      <>
        <Inner {...rest} {...closed} {...look}>
          {icon}
          {children}
        </Inner>
        {note}
      </>
    );
  }
  const foreign = isForeign(rest.href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <Outer {...foreign} {...rest} href={safeHref(rest.href)} {...closed} {...look}>
        {icon}
        {children}
      </Outer>
      {note}
    </>
  );
}

const style = css<ButtonLook>`
  ${buttonStyle}
`;

const Inner = styled(Link)<ButtonLook>`
  ${style}
`;

const Outer = styled.a<ButtonLook>`
  ${style}
`;
