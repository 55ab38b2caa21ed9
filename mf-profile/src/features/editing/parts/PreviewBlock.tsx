import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Cluster } from 'shared-ui/Cluster';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Links to the previews of the company's card and page (EDIT-11). */
export function PreviewBlock() {
  return (
    <Stack gap={4}>
      <p>{texts.previewLead}</p>
      <Cluster>
        <ButtonLink to={paths.previewCatalog}>{texts.show}</ButtonLink>
        <TextLink to={paths.previewCatalog}>{texts.previewCard}</TextLink>
        <TextLink to={paths.previewProfile}>{texts.previewPage}</TextLink>
      </Cluster>
    </Stack>
  );
}

const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.control.height};
  padding-inline: ${theme.space(2)};
`;
