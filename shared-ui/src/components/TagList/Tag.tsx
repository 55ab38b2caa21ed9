import X from '@lucide/icons/icons/x';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  children: string;
  /** Called when the tag is removed; without it the remove button is absent. */
  onRemove?: () => void;
  /** Disables the remove button. */
  isDisabled?: boolean;
  /** Whether the remove button is a Tab stop; in a list only one tag is. */
  crossTabIndex?: 0 | -1;
}

/** A chosen value with a remove button. */
export function Tag({ children, onRemove, isDisabled = false, crossTabIndex, ...rest }: TagProps) {
  return (
    <Root {...rest} $isRemovable={Boolean(onRemove)}>
      <Text>{children}</Text>
      {onRemove && (
        <Cross
          type="button"
          aria-label={`Убрать: ${children}`}
          disabled={isDisabled}
          tabIndex={crossTabIndex}
          onClick={onRemove}
        >
          <Icon icon={X} size={16} />
        </Cross>
      )}
    </Root>
  );
}

const Root = styled.span<{ $isRemovable: boolean }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${theme.control.heightSmall};
  padding-left: ${theme.space(3)};
  padding-right: ${({ $isRemovable }) => theme.space($isRemovable ? 0 : 3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.accentSoft};
  color: ${theme.color.text};
  font-size: ${theme.text.s};
  line-height: ${theme.line.heading};
`;

const Text = styled.span`
  min-width: 0;
  padding-block: ${theme.space(1)};
  overflow-wrap: anywhere;
`;

const Cross = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: ${theme.space(7)};
  min-height: calc(${theme.control.heightSmall} - 2px);
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.danger};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    color: ${theme.color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${media.narrow} {
    width: ${theme.control.height};
    min-height: ${theme.control.height};
  }
`;
