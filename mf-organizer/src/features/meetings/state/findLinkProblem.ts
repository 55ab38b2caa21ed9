import { lengthOf } from 'shared-api/text';
import { LINK_LENGTH } from '../limits';
import { texts } from '../texts';

/** Replaced by a code of ten characters in each meeting’s link. */
const CODE = '{код}';
const CODE_LENGTH = 10;

/** Why the server would refuse the template of a link; undefined when it suits. */
export function findLinkProblem(template: string): string | undefined {
  const link = template.trim().replaceAll(CODE, 'x'.repeat(CODE_LENGTH));
  if (link === '') return texts.linkEmpty;
  if (!/^https:\/\/[^\s\p{Cc}]+$/u.test(link) || !URL.canParse(link)) return texts.linkUnsafe;
  return [...link].length > LINK_LENGTH || lengthOf(template) > LINK_LENGTH ? texts.linkLong(LINK_LENGTH) : undefined;
}
