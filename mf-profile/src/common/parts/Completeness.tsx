import { styled } from 'styled-components';
import { readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { ProgressBar } from 'shared-ui/ProgressBar';
import { theme } from 'shared-ui/theme';

interface CompletenessProps {
  user: CurrentUser;
}

/** Progress of the profile fields that other participants see: the same fields as in the yellow warning. */
export function Completeness({ user }: CompletenessProps) {
  const { all, missing } = readProfileFields(user);
  const filled = all.length - missing.length;
  return (
    <div>
      <Words>{missing.length === 0 ? 'Профиль заполнен' : `Заполнено ${filled} из ${all.length}`}</Words>
      <ProgressBar label={null} value={(filled / all.length) * 100} />
    </div>
  );
}

const Words = styled.p`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.text.s};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
