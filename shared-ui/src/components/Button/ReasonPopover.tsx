import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Popover } from '../Popover/Popover';
import { reasonText, type Reason } from './reason';

export interface ReasonPopoverProps {
  /** The control that cannot work. */
  control: HTMLElement;
  /** Why it cannot. */
  reason: Reason;
  /** It is to be closed. */
  onClose: () => void;
  /** The pointer came into it. */
  onPointerEnter: () => void;
  /** The pointer left it. */
  onPointerLeave: () => void;
}

/** The reason at its control. The focus stays where it is; Tab leads from the control to the link. */
export function ReasonPopover({ reason, onClose, ...rest }: ReasonPopoverProps) {
  return (
    <Popover {...rest} isOpen onClose={onClose} takesFocus={false} aria-label="Почему недоступно">
      <Text data-reason>
        {reasonText(reason)}
        {typeof reason === 'object' && (
          <>
            {' '}
            <Link to={reason.to} onClick={onClose}>
              {reason.linkText}
            </Link>
          </>
        )}
      </Text>
    </Popover>
  );
}

// The look of its control, which it stands in, does not reach it.
const Text = styled.p`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
  line-height: ${theme.line.text};
  text-align: start;
`;
