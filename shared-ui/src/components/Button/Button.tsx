import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { ButtonWords } from './ButtonWords';
import type { Reason } from './reason';
import { useReason } from './useReason';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is running: shows a spinner, keeps size and focus, ignores clicks. */
  isBusy?: boolean;
  /** As wide as its parent. */
  isWide?: boolean;
  /** A 16 or 20 px icon before the text. */
  icon?: ReactNode;
  /** Why the button is unavailable. It looks disabled but stays focusable; a click only shows the reason. */
  reason?: Reason;
}

/** A button that acts on this page. To open another page use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  isWide = false,
  icon,
  reason,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { control, note } = useReason(isBusy ? undefined : reason, rest);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: a disabled button loses focus, and keyboard users lose their place on the page.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <Root
        {...rest}
        type={type}
        onClick={handleClick}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || rest['aria-disabled']}
        {...control}
        $variant={variant}
        $size={size}
        $isWide={isWide}
      >
        <Face $isHidden={isBusy}>
          {icon}
          <ButtonWords>{children}</ButtonWords>
        </Face>
        {isBusy && (
          <Progress>
            <Spinner label={null} size={16} />
          </Progress>
        )}
      </Root>
      {note}
    </>
  );
}

const Root = styled.button<ButtonLook>`
  ${buttonStyle}
`;

// Transparent, not removed: the text still gives the button its name and width.
const Face = styled.span<{ $isHidden: boolean }>`
  display: contents;

  ${({ $isHidden }) => $isHidden && 'display: inline-flex; align-items: center; gap: inherit; opacity: 0;'}
`;

const Progress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
