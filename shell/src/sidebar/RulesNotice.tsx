import { styled } from 'styled-components';
import { useConfig } from 'shared-api/config';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';

/** Reminds customers of the rules they have accepted (SIDE-08); discreet but always visible. */
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
