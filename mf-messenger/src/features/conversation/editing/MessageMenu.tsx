import { useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { useMessageActions } from './useMessageActions';

interface MessageMenuProps {
  message: Message;
  onDelete: () => void;
}

/**
 * Button ⋯ next to a message, visible on hover and focus. The menu is mounted on first use: a chat has many messages,
 * and most menus are never opened.
 */
export function MessageMenu(props: MessageMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (isUsed) return <UsedMenu {...props} />;
  return (
    <Dots size="small" aria-label={texts.actions} aria-haspopup="menu" onClick={() => setIsUsed(true)}>
      {null}
    </Dots>
  );
}

function UsedMenu({ message, onDelete }: MessageMenuProps) {
  const actions = useMessageActions(message, onDelete);
  return (
    <Menu
      isOpenAtFirst
      button={
        <Dots size="small" aria-label={texts.actions}>
          {null}
        </Dots>
      }
    >
      {actions.map(({ key, kind, label, icon, run }) => (
        <MenuItem key={key} icon={icon} isDanger={kind === 'delete'} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

// The dots are a background, since an icon would add four elements per message. Hiding them by `opacity` would give
// each its own layer.
const Dots = styled(IconButton)`
  padding-inline: 7px;
  background: none;

  :hover > &,
  &:focus-visible,
  &[aria-expanded='true'] {
    background: radial-gradient(circle, currentcolor 1.5px, transparent 2px) center / 6px 6px repeat-x content-box;
  }

  &:hover {
    color: ${theme.color.text};
  }

  /* A long press opens the same menu on touch screens; there the button is for screen readers. */
  @media (hover: none) {
    &:not(:focus-visible, [aria-expanded='true']) {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
