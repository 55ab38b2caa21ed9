import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { isForeign, safeHref } from 'shared-ui/safeHref';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from '../Button/buttonStyle';
import { ButtonWords } from '../Button/ButtonWords';
import type { Reason } from '../Button/reason';
import { useReason } from '../Button/useReason';

interface ButtonLinkLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  isWide?: boolean;
  /** A 16 or 20 px icon before the text. */
  icon?: ReactNode;
  /** Why the link is unavailable. It looks disabled but stays focusable; a click only shows the reason. */
  reason?: Reason;
}

interface InnerLink extends ButtonLinkLook, LinkProps {
  href?: never;
}

interface OuterLink extends ButtonLinkLook, Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A URL outside the router: another site, a download, the logout. URLs that could run a script are dropped. */
  href: string;
  to?: never;
}

export type ButtonLinkProps = InnerLink | OuterLink;

/** A link that looks like a button: `to` for a page of the application, `href` for everything else. */
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
  // A middle click opens a tab and fires `auxclick` instead of `click`.
  const closed = control && { ...control, onAuxClick: control.onClick };
  if (rest.href === undefined) {
    return (
      <>
        <Inner {...rest} {...closed} {...look}>
          {icon}
          <ButtonWords>{children}</ButtonWords>
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
        <ButtonWords>{children}</ButtonWords>
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
