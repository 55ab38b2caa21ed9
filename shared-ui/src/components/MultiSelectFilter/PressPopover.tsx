import { useState, type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Popover } from '../Popover/Popover';
import { MultiSelectPress } from './MultiSelectPress';

export interface PressPopoverProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Accessible name of the popover. */
  name: string;
  /** Heading of the modal on phones. */
  heading: ReactNode;
  /** Id of the text on the control. */
  valueId?: string;
  /** Content of the control. */
  face: ReactNode;
  /** Content of the popover. */
  children: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
}

/** A control that looks like a field and opens a popover, on phones a modal. */
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
    // Unmounts the content, so that search text and scroll position are reset.
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
