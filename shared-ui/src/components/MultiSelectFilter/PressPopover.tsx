import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useState, type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { query, theme, useMediaQuery } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { controlStyle } from '../Field/controlStyle';
import { Icon } from '../Icon/Icon';
import { Popover } from '../Popover/Popover';

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
        {/* eslint-disable-next-line house/no-bare-text -- the options, a block */}
        {children}
        {isPhone && <Button onClick={close}>Готово</Button>}
      </Popover>
    </>
  );
}

const Heading = styled.h2`
  font-size: ${theme.text.l};
`;

interface MultiSelectPressProps extends ComponentPropsWithRef<'button'> {
  /** Id of the text that shows the chosen values, for an accessible name made of several texts. */
  valueId?: string;
}

/** The button of a `MultiSelectFilter`: shows the chosen values and opens the list. */
function MultiSelectPress({ valueId, children, ...rest }: MultiSelectPressProps) {
  return (
    <Root {...rest}>
      <Value id={valueId}>{children}</Value>
      <Icon icon={ChevronDown} size={16} />
    </Root>
  );
}

const Root = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: inherit;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`;

const Value = styled.span`
  /* Contains the visually hidden text, which could widen the page. */
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
