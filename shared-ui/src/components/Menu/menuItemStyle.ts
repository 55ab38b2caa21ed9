import { css, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

/** Common style of items and links of a `Menu`. */
export const menuItemStyle = css<{ $isDanger?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.control.height};
  padding: ${theme.space(1.5)} ${theme.space(3)};
  border-radius: ${theme.radius.control};
  color: ${({ $isDanger }) => ($isDanger ? theme.color.danger : theme.color.text)};
  cursor: pointer;
  user-select: none;

  > svg {
    flex: none;
  }

  /* Radix moves focus with the pointer: the highlighted item has focus. */
  &[data-highlighted] {
    background: ${({ $isDanger }) => ($isDanger ? theme.color.dangerSoft : theme.color.accentSoft)};
    outline: none;
  }

  &[data-highlighted]:focus-visible {
    outline: 2px solid ${({ $isDanger }) => ($isDanger ? theme.color.danger : theme.color.accent)};
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${theme.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

/** Text of an item; wraps instead of widening the menu. */
export const MenuItemText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
