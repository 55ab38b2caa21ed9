import { styled } from 'styled-components';
import type { ProfileField } from 'shared-api/company-info';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface ProfileGapProps {
  field: ProfileField;
  /** Which fields are to be shown as missing; none where others look at the card. */
  missing: readonly ProfileField[] | undefined;
}

/** «Сайт не указан» where the owner previews the card and has not filled it in. */
export function ProfileGap({ field, missing }: ProfileGapProps) {
  return missing?.includes(field) && <Line>{texts.missing[field]}</Line>;
}

const Line = styled.p`
  justify-self: start;
  border-bottom: 1px dashed ${theme.color.textMuted};
  color: ${theme.color.textMuted};
`;
