import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/Spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';
import type { Reason } from './reason';
import { useReason } from './useReason';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud it is. */
  variant?: ButtonVariant;
  /** How high it is. */
  size?: ButtonSize;
  /** Its action is under way: shows progress, keeps its size and the focus, and ignores further presses. */
  isBusy?: boolean;
  /** As wide as its parent. */
  isWide?: boolean;
  /** A 16 or 20 px icon before the text. */
  icon?: ReactNode;
  /** Why it cannot be pressed now. It stays in the focus order, looks disabled, and a press only shows the reason. */
  reason?: Reason;
}

/** A press that does something here. What leads to another page is a `ButtonLink`. */
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
    // Not `disabled`: a disabled button loses the focus, and the person their place on the page.
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
          {children}
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

// Transparent, not removed: the text stays the button's name and keeps its width.
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
