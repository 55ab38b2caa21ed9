import { styled } from 'styled-components';
import type { Query } from 'shared-api/query';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface CompanyListProblemProps {
  /** The list that failed to load. */
  list: Query<unknown>;
}

/** Error and retry below a field whose options failed to load. */
export function CompanyListProblem({ list: { isLoading, reload } }: CompanyListProblemProps) {
  return (
    <Root>
      {texts.listFailed}{' '}
      <Button variant="ghost" size="small" onClick={() => void reload()} isBusy={isLoading}>
        {texts.retry}
      </Button>
    </Root>
  );
}

const Root = styled.span`
  color: ${theme.color.danger};
`;
