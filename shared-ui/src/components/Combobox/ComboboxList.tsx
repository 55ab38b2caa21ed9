import { css, styled } from 'styled-components';
import { contrastEdge, depth, theme } from 'shared-ui/theme';
import type { ComboboxState } from './useComboboxState';

interface ComboboxListProps {
  combobox: ComboboxState;
}

/** The dropdown: options, or a message in place of them. */
export function ComboboxList({ combobox }: ComboboxListProps) {
  const { isOpen, options, message, highlightedIndex, getMenuProps, getItemProps } = combobox;
  return (
    <Panel hidden={!isOpen}>
      <List {...getMenuProps()}>
        {options.map((item, index) => (
          <Option key={item.value} {...getItemProps({ item, index })} $isHighlighted={index === highlightedIndex}>
            {item.label}
            {item.note && <Note>{item.note}</Note>}
          </Option>
        ))}
      </List>
      <Message role="status">{isOpen && message}</Message>
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${theme.space(1)});
  right: 0;
  left: 0;
  z-index: ${depth.popover};
  max-height: 320px;
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
`;

const List = styled.ul`
  padding: ${theme.space(1)};

  &:focus {
    outline: none;
  }

  &:empty {
    display: none;
  }
`;

const highlightStyle = css`
  ${contrastEdge}
  background: ${theme.color.accentSoft};
`;

const Option = styled.li<{ $isHighlighted: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: ${theme.control.height};
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.control};
  ${({ $isHighlighted }) => $isHighlighted && highlightStyle}
  cursor: pointer;

  &[aria-selected='true'] {
    font-weight: ${theme.weight.bold};
  }
`;

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.regular};
`;

const Message = styled.p`
  padding: ${theme.space(2)} ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  &:empty {
    padding: 0;
  }
`;
