import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { Reason } from '../Button/reason';
import { useReason } from '../Button/useReason';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The action: the only name of the button. */
  'aria-label': string;
  /** Icon of 16 or 20 px. */
  children: ReactNode;
  /** `small` fits into rows; on phones both sizes are 44 px. */
  size?: 'medium' | 'small';
  /** Danger colours, for deleting. */
  isDanger?: boolean;
  /** Why the button is unavailable. It looks disabled but stays focusable; a click only shows the reason. */
  reason?: Reason;
}

/** A button that shows only an icon. */
export function IconButton({
  size = 'medium',
  isDanger = false,
  reason,
  type = 'button',
  title,
  ...rest
}: IconButtonProps) {
  const { control, note } = useReason(reason, rest);
  return (
    <>
      <Root {...rest} type={type} title={title ?? rest['aria-label']} {...control} $size={size} $isDanger={isDanger} />
      {note}
    </>
  );
}

const Root = styled.button<{ $size: 'medium' | 'small'; $isDanger: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'small' ? theme.control.heightSmall : theme.control.height)};
  height: ${({ $size }) => ($size === 'small' ? theme.control.heightSmall : theme.control.height)};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${({ $isDanger }) => ($isDanger ? theme.color.dangerSoft : theme.color.neutralSoft)};
    color: ${({ $isDanger }) => ($isDanger ? theme.color.danger : theme.color.text)};
  }

  &:disabled,
  &[aria-disabled='true']:not([data-still]) {
    background: transparent;
    color: ${theme.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
