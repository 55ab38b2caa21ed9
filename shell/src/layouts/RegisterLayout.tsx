import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StepIndicator } from 'shared-ui/StepIndicator';
import { theme } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { Brand } from '../components/Brand';
import { LogoutLink } from '../components/LogoutLink';
import { remotes } from '../federation/remotes';

interface RegisterLayoutProps {
  /** Which of the four steps the page is. */
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
          {/* The guard holds people here until they have finished, and somebody else may want to log in. */}
          {step > 1 && <LogoutLink />}
        </Top>
        <StepIndicator steps={steps} current={step} />
        {children}
      </Root>
      <Toaster />
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

const Top = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;
