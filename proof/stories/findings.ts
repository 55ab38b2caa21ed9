import {
  findCutTexts,
  findOverlappingTexts,
  findOverlaps,
  findSmallTargets,
  type Control,
  type TextLine,
} from './geometry.ts';
import { PHONE_WIDTH, type Variant } from './variants.ts';

/** Measurements of the probe in the page. */
export interface Layout {
  controls: Control[];
  lines: TextLine[];
  /** Sentences about sideways scrolling, printed as they are. */
  overflow: string[];
}

/** Rules for which a story can declare exceptions in `parameters.check`. */
export type Rule = 'console' | 'axe' | 'overflow' | 'cut-text' | 'overlap' | 'target' | 'contrast';

export interface Finding {
  rule: Rule;
  text: string;
}

const size = ({ left, top, right, bottom }: Control['target']) =>
  `${Math.round(right - left)} × ${Math.round(bottom - top)}`;

/** Faults of a layout at a width. Sideways scrolling and small targets matter on phones only. */
export function judgeLayout({ controls, lines, overflow }: Layout, { width }: Variant): Finding[] {
  const isPhone = width === PHONE_WIDTH;
  const texts = new Set(findCutTexts(lines).map(({ text }) => text));
  return [
    ...(isPhone ? overflow.map((text): Finding => ({ rule: 'overflow', text })) : []),
    ...[...texts].map((text): Finding => ({ rule: 'cut-text', text: `cut without an ellipsis: "${text}"` })),
    ...findOverlaps(controls).map(([first, second]): Finding => ({
      rule: 'overlap',
      text: `${first.name} and ${second.name} overlap`,
    })),
    ...(isPhone
      ? findSmallTargets(controls).map(({ name, target }): Finding => ({
          rule: 'target',
          text: `${name}: ${size(target)} px instead of 44 × 44`,
        }))
      : []),
  ];
}

/**
 * Faults of a layout at 200 % text (HALL-04): cut texts, overlapping controls and texts. Sideways scrolling and targets
 * are judged at the usual size.
 */
export function judgeLargeText(layout: Layout, variant: Variant): Finding[] {
  const overlaps = findOverlappingTexts(layout.lines).map(([first, second]): Finding => ({
    rule: 'overlap',
    text: `"${first.text}" and "${second.text}" overlap`,
  }));
  return [...judgeLayout(layout, variant), ...overlaps]
    .filter(({ rule }) => rule === 'cut-text' || rule === 'overlap')
    .map(({ rule, text }) => ({ rule, text: `${text} (text at 200 %)` }));
}

/** Findings without the story's exceptions: of a rule, or of one of axe's (`axe/target-size`). Each needs a reason. */
export function withoutExceptions(findings: readonly Finding[], exceptions: Record<string, string>): Finding[] {
  const isExcepted = (key: string) => (exceptions[key] ?? '').trim() !== '';
  return findings.filter(({ rule, text }) => !isExcepted(rule) && !isExcepted(`${rule}/${text.split(':')[0] ?? ''}`));
}
