import { useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from 'shared-api/contract';
import { IconButton } from 'shared-ui/IconButton';
import { Menu, MenuItem } from 'shared-ui/Menu';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { useMessageActions } from '../useMessageActions';

interface MessageMenuProps {
  message: Message;
  onDelete: () => void;
}

/**
 * ⋯ beside a message, seen while it is hovered or focused. The menu itself is made when it is first opened: a chat has many messages,
 * and few of them are ever acted on.
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
      {actions.map(({ name, label, icon, run }) => (
        <MenuItem key={name} icon={icon} isDanger={name === 'delete'} onSelect={run}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

// Drawn by its background: there is one for each message, and an icon is four elements more. Not hidden by `opacity`, which would make each of
// them a part of the picture of its own.
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

  /* A resting finger does the same; here it is for those who do not see the screen. */
  @media (hover: none) {
    &:not(:focus-visible, [aria-expanded='true']) {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
