import { use, useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { logIn } from 'shared-api/session';
import { theme } from 'shared-ui/theme';
import { takeBlocked } from '../session/blockedHint';
import { BeginSession } from '../session/session';
import { texts } from './login';
import { LoginForm } from './LoginForm';
import { prepareNextScreen } from './prepareNextScreen';

/**
 * «Вход» (ROUTE-02, AUTH-01, AUTH-02). After the login the guard redirects to the requested address, or to the own
 * page.
 */
export function LoginPage() {
  const beginSession = use(BeginSession);
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(prepareNextScreen, []);
  useEffect(() => {
    if (!takeBlocked()) return;
    void import(/* webpackChunkName: "guest-pages" */ '../block/BlockedNotice').then(
      ({ BlockedNotice }) => setNotice(() => BlockedNotice),
      () => {},
    );
  }, []);
  return (
    <>
      <Title>{texts.title}</Title>
      <Lead>{texts.lead}</Lead>
      {Notice && <Notice />}
      <LoginForm
        onSubmit={async (values) => {
          await logIn(values);
          await beginSession();
        }}
      />
      <Foot>
        {texts.noAccount} <Link to={paths.signup}>{texts.signup}</Link>
      </Foot>
    </>
  );
}

const Title = styled.h1`
  font-size: ${theme.text.xl};
`;

const Lead = styled.p`
  margin: ${theme.space(1)} 0 ${theme.space(6)};
  color: ${theme.color.textMuted};
`;

const Foot = styled.p`
  margin-top: ${theme.space(6)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.text.s};
  text-align: center;

  a {
    padding-block: ${theme.space(3)};
  }
`;
