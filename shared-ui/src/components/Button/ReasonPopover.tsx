import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Popover } from '../Popover/Popover';
import { reasonText, type Reason } from './reason';

export interface ReasonPopoverProps {
  /** The unavailable control. */
  control: HTMLElement;
  reason: Reason;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Popover with the reason, placed at its control. Focus stays on the control; Tab moves from there to the link. */
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

// Overrides the text styles that the popover inherits from around its control.
const Text = styled.p`
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
  line-height: ${theme.line.text};
  text-align: start;
`;
