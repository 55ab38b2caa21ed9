import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** A list of the company's form on its way from the server. */
export interface CompanyList {
  error: unknown;
  isLoading: boolean;
  /** Asks for it again. */
  reload: () => void;
}

/** Stands below a field whose list did not come. */
export function CompanyListProblem({ isLoading, reload }: Pick<CompanyList, 'isLoading' | 'reload'>) {
  return (
    <Root>
      {texts.listFailed}{' '}
      <Button variant="ghost" size="small" onClick={reload} isBusy={isLoading}>
        {texts.retry}
      </Button>
    </Root>
  );
}

const Root = styled.span`
  color: ${theme.color.danger};
`;
