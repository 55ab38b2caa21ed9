import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { Cluster } from 'shared-ui/Cluster';
import { Page } from 'shared-ui/page';
import { Stack } from 'shared-ui/Stack';

/** Says to a logged-in person that an address leads nowhere, and where to go instead (FIRST-04). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Страница не найдена">
      <Card>
        <Stack>
          <p>
            По адресу <Address>{readable(pathname)}</Address> ничего нет: ссылка устарела или в ней опечатка.
          </p>
          <Cluster>
            <ButtonLink to={paths.profile}>На мою страницу</ButtonLink>
            <ButtonLink to={paths.messages} variant="secondary">
              Сообщения
            </ButtonLink>
            <ButtonLink to={paths.help} variant="secondary">
              Помощь
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Page>
  );
}

/** Letters instead of percent signs, where the address has a reading. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const Address = styled.strong`
  overflow-wrap: anywhere;
`;
