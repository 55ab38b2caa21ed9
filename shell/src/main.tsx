import 'shared-ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startHistoryGuards } from 'shared-api/leaving';
import { applyStoredColorScheme } from 'shared-ui/theme';
import { App } from './App';
import { prepareFirstPage } from './prepareFirstPage';
import { wasLoggedIn } from './session/loginHint';
import { swrOptions } from './swrOptions';

applyStoredColorScheme();

const root = document.getElementById('root');
if (!root)
  throw new Error(
    'index.html has no element with the id «root», which the application is drawn into. Restore it in shell/src/index.html.',
  );

// Who was logged in will most likely see the asked page next: its scripts are fetched while the server is asked for the session.
if (wasLoggedIn()) prepareFirstPage(window.location.pathname);

// Before the router: who writes something may have to be asked whether to leave it.
startHistoryGuards();

createRoot(root).render(
  <StrictMode>
    <SWRConfig value={swrOptions}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </SWRConfig>
  </StrictMode>,
);
