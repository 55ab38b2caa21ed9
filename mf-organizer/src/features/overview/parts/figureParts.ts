import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';

const { color } = theme;

const fills = {
  solid: color.info,
  hatched: `repeating-linear-gradient(135deg, ${color.info} 0 2px, ${color.infoSoft} 2px 6px)`,
  over: `repeating-linear-gradient(135deg, ${color.danger} 0 3px, ${color.dangerSoft} 3px 6px)`,
};

/** A filled area of a figure. Colours stay in print: they are the content here. */
export const FigureFill = styled.span<{ $look: keyof typeof fills }>`
  display: block;
  flex: none;
  background: ${({ $look }) => fills[$look]};
  print-color-adjust: exact;
`;

/** A name beside a bar, row or column. */
export const FigureLabel = styled.span<{ $isMarked?: boolean }>`
  color: ${({ $isMarked }) => ($isMarked ? color.text : color.textMuted)};
  font-size: ${theme.text.xs};
  white-space: nowrap;
`;

/** Explains the fills; its samples are spans without text. */
export const FigureLegend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(2)};
  align-items: center;
  margin-block: ${theme.space(2)};
  font-size: ${theme.text.s};

  > span:empty {
    width: ${theme.space(5)};
    height: ${theme.space(3)};
  }
`;
