import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { StepIndicator } from 'shared-ui/StepIndicator';
import { theme } from 'shared-ui/theme';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
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
          <Brand>Встреча</Brand>
          {/* The guard holds people here until they have finished, and somebody else may want to log in. */}
          {step > 1 && <a href={paths.logout}>Выйти</a>}
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

const Brand = styled.p`
  color: ${theme.color.accent};
  font-size: ${theme.text.l};
  font-weight: ${theme.weight.bold};
`;
