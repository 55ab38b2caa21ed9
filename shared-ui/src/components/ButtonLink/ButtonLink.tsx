import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from '../Button/buttonStyle';
import { isForeign, safeHref } from './safeHref';

interface ButtonLinkLook {
  /** How loud it is. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** As wide as its parent. */
  isWide?: boolean;
  /** A 16 or 20 px icon before the text. */
  icon?: ReactNode;
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
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { $variant: variant, $size: size, $isWide: isWide };
  if (rest.href === undefined) {
    return (
      <Inner {...rest} {...look}>
        {icon}
        {children}
      </Inner>
    );
  }
  const foreign = isForeign(rest.href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Outer {...foreign} {...rest} href={safeHref(rest.href)} {...look}>
      {icon}
      {children}
    </Outer>
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
