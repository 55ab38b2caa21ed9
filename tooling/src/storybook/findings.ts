import { findCutTexts, findOverlaps, findSmallTargets, type Control, type TextLine } from './geometry.ts';
import { PHONE_WIDTH, type Variant } from './variants.ts';

/** What the probe in the page has measured. */
export interface Layout {
  controls: Control[];
  lines: TextLine[];
  /** Already sentences: they name what scrolls sideways. */
  overflow: string[];
}

/** The names that `parameters.check` of a story may except. */
export type Rule = 'console' | 'axe' | 'overflow' | 'cut-text' | 'overlap' | 'target';

export interface Finding {
  rule: Rule;
  text: string;
}

const size = ({ left, top, right, bottom }: Control['target']) =>
  `${Math.round(right - left)} × ${Math.round(bottom - top)}`;

/** All that is wrong with a layout at a width. Sideways scrolling and small targets matter on phones only. */
export function judgeLayout({ controls, lines, overflow }: Layout, { width }: Variant): Finding[] {
  const isPhone = width === PHONE_WIDTH;
  const texts = new Set(findCutTexts(lines).map(({ text }) => text));
  return [
    ...(isPhone ? overflow.map((text): Finding => ({ rule: 'overflow', text })) : []),
    ...[...texts].map((text): Finding => ({ rule: 'cut-text', text: `обрезано без многоточия: «${text}»` })),
    ...findOverlaps(controls).map(([first, second]): Finding => ({
      rule: 'overlap',
      text: `${first.name} и ${second.name} накладываются`,
    })),
    ...(isPhone
      ? findSmallTargets(controls).map(({ name, target }): Finding => ({
          rule: 'target',
          text: `${name}: ${size(target)} px вместо 44 × 44`,
        }))
      : []),
  ];
}

/** Without what the story excepts. An exception without a reason is none. */
export function withoutExceptions(findings: readonly Finding[], exceptions: Record<string, string>): Finding[] {
  return findings.filter(({ rule }) => (exceptions[rule] ?? '').trim() === '');
}
