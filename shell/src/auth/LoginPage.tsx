import { use, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { logIn } from 'shared-api/session';
import { BeginSession } from '../session/BeginSession';
import { Foot, Lead, Title } from './blocks';
import { LoginForm } from './LoginForm';
import { prepareNextScreen } from './prepareNextScreen';
import { texts } from './texts';

/** «Вход» (ROUTE-02, AUTH-01, AUTH-02). After it the guard leads on: the address asked for before, or the own page. */
export function LoginPage() {
  const beginSession = use(BeginSession);
  useEffect(prepareNextScreen, []);
  return (
    <>
      <Title>{texts.title}</Title>
      <Lead>{texts.lead}</Lead>
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
