import { useState, type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Popover } from '../Popover/Popover';
import { MultiSelectPress } from './MultiSelectPress';

export interface PressPopoverProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names the box that opens. */
  name: string;
  /** The heading of the window on phones. */
  heading: ReactNode;
  /** The id of the text on the control. */
  valueId?: string;
  /** The text on the control. */
  face: ReactNode;
  /** What the box holds. */
  children: ReactNode;
  /** It was opened. */
  onOpen?: () => void;
  /** It was closed. */
  onClose?: () => void;
}

/** A control like a field's, and a box below it; on phones the box is a window. */
export function PressPopover({ name, heading, face, children, onOpen, onClose, ...press }: PressPopoverProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(query.phone);

  const prepare = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setOpener(currentTarget);

  const open = (event: SyntheticEvent<HTMLElement>) => {
    prepare(event);
    setIsOpen(true);
    onOpen?.();
  };

  const close = () => {
    setIsOpen(false);
    // What was searched and scrolled to is forgotten.
    setOpener(null);
    onClose?.();
  };

  return (
    <>
      <MultiSelectPress
        {...press}
        type="button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {face}
      </MultiSelectPress>
      <Popover control={opener} isOpen={isOpen} onClose={close} isModal={isPhone} aria-label={name}>
        {isPhone && <Heading>{heading}</Heading>}
        {children}
        {isPhone && <Button onClick={close}>Готово</Button>}
      </Popover>
    </>
  );
}

const Heading = styled.h2`
  font-size: ${theme.text.l};
`;
