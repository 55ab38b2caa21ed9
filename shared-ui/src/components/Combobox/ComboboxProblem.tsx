import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

interface ComboboxProblemProps {
  /** Searches again. */
  onRetry: () => void;
}

/** Below the field and not in its list: the list closes when the focus leaves the field, and this must be reachable by Tab. */
export function ComboboxProblem({ onRetry }: ComboboxProblemProps) {
  return (
    <>
      Не удалось выполнить поиск.{' '}
      <Retry type="button" onClick={onRetry}>
        Повторить
      </Retry>
    </>
  );
}

const Retry = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.accent};
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  ${media.narrow} {
    min-height: ${theme.control.height};
  }
`;
