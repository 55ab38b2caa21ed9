import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { remotes } from '../federation/remotes';
import { LaterOfflineLine } from '../offline/LaterOfflineLine';
import { LogoutLink } from '../session/LogoutLink';
import { Brand } from '../sidebar/Brand';
import { StepIndicator } from './StepIndicator';

interface RegisterLayoutProps {
  /** Number of the registration step, 1 to 4. */
  step: number;
  children: ReactNode;
}

const steps = ['Аккаунт', 'Компания', 'Файлы', 'Встречи'];

/** A centred column of 640 px under the indicator of the four registration steps. */
export function RegisterLayout({ step, children }: RegisterLayoutProps) {
  return (
    <WidgetLoaderContext value={remotes}>
      <Root id="content" tabIndex={-1}>
        <Top>
          <Brand />
          {/* The guard keeps users here until they finish, so another user needs a way to log in. */}
          {step > 1 && <Logout />}
        </Top>
        <StepIndicator steps={steps} current={step} />
        {children}
      </Root>
      <Toaster />
      <LaterOfflineLine />
    </WidgetLoaderContext>
  );
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space(6)};
  width: min(640px, 100%);
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${theme.space(6)} ${theme.space(4)} ${theme.space(12)};
  outline: none;
`;

/* A touch target of 44 px that does not make the line taller. */
const Logout = styled(LogoutLink)`
  padding: 10px ${theme.space(2)};
  margin: -10px calc(-1 * ${theme.space(2)});
`;

const Top = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;
