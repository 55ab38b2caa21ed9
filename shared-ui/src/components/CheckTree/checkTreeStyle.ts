import { css } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

/** Styles the rows from the tree by attribute selectors: a styled component per row would slow down opening and each click. */
export const checkTreeStyle = css`
  > [data-index] {
    position: absolute;
    inset: 0 0 auto;
    padding-inline: ${theme.space(1)};
  }

  [role='treeitem'] {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space(2)};
    min-height: ${theme.space(9)};
    padding: ${theme.space(1.5)} ${theme.space(2)};
    border-radius: ${theme.radius.control};
    cursor: pointer;
    user-select: none;

    ${media.narrow} {
      min-height: ${theme.control.height};
      padding-block: ${theme.space(2.5)};
    }

    ${media.hover} {
      &:hover {
        background: ${theme.color.sunken};
      }
    }
  }

  [data-kind='group'] {
    font-weight: ${theme.weight.medium};
  }

  &:focus-visible [data-active] {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }

  [data-part='box'] {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: ${theme.space(4.5)};
    height: ${theme.space(4.5)};
    margin-top: calc((1lh - ${theme.space(4.5)}) / 2);
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.space(1)};
    background: ${theme.color.surface};
    color: ${theme.color.onAccent};
  }

  :is([aria-checked='true'], [aria-checked='mixed']) > [data-part='box'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }

  [data-part='label'] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  [data-part='count'] {
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
