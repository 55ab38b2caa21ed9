import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What was chosen. */
  children: string;
  /** It is no longer wanted; without this there is no cross. */
  onRemove?: () => void;
  /** The cross cannot be pressed now. */
  isDisabled?: boolean;
  /** Whether Tab stops at the cross; a list of tags makes one stop of all of them. */
  crossTabIndex?: 0 | -1;
}

/** Something chosen, with a cross that takes it back. */
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
          <X size={16} aria-hidden />
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
