import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';

/** Reminds customers of the rules that they agreed to (SIDE-08): quietly, and always in sight. */
export function RulesNotice() {
  const { data: config } = useConfig();
  const href = safeHref(config?.meetingRulesUrl);
  const rules = 'правилами участия во встречах';
  return (
    <Root>
      Регистрация означает согласие с{' '}
      {href === undefined ? (
        rules
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {rules}
        </a>
      )}
      .
    </Root>
  );
}

const Root = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};

  a {
    color: inherit;
  }
`;
