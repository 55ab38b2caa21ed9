import { css } from 'styled-components';
import { contrastEdge, media, theme } from 'shared-ui/theme';

/**
 * Visual weight of a button: one `primary` per view; `danger` for irreversible actions. In list rows use `soft` for acceptance
 * («Принять»), `dangerSoft` for what takes away or shuts out («Отклонить»), `secondary` or `ghost` otherwise.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'dangerSoft';

/** `small` fits into rows and card headers; on phones both sizes are 44 px high. */
export type ButtonSize = 'medium' | 'small';

/** Props that `buttonStyle` reads. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isWide: boolean;
}

const variants = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};

    &:hover {
      background: ${theme.color.accentStrong};
      color: ${theme.color.onAccent};
    }
  `,
  secondary: css`
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.surface};
    color: ${theme.color.text};

    &:hover {
      background: ${theme.color.sunken};
      color: ${theme.color.text};
    }
  `,
  soft: css`
    ${contrastEdge}
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentStrong};

    &:hover {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.accent};

    &:hover {
      background: ${theme.color.accentSoft};
      color: ${theme.color.accentStrong};
    }
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};

    &:hover {
      background: ${theme.color.dangerStrong};
      color: ${theme.color.onDanger};
    }
  `,
  dangerSoft: css`
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};

    &:hover {
      background: ${theme.color.danger};
      color: ${theme.color.onDanger};
    }
  `,
};

/** Style shared by `Button` and `ButtonLink`. */
export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  max-width: 100%;
  min-height: ${({ $size }) => ($size === 'small' ? theme.control.heightSmall : theme.control.height)};
  padding: ${theme.space(1)} ${({ $size }) => theme.space($size === 'small' ? 3 : 4)};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-size: ${({ $size }) => ($size === 'small' ? theme.text.s : theme.text.body)};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.heading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $variant }) => variants[$variant]}

  > svg {
    flex: none;
  }

  ${media.narrow} {
    min-width: ${theme.control.height};
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true'], [data-still]) {
    border-color: transparent;
    background: ${theme.color.neutralSoft};
    color: ${theme.color.textMuted};
    cursor: not-allowed;

    ${media.forcedColors} {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
