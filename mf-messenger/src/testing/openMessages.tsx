import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { MessagesPage } from '../pages/MessagesPage';

/**
 * Draws the messages page at an address, with the toasts of the shell; `beside` stands for further parts of it, `Strip` for that of mf-meetings,
 * which has nothing to say.
 */
export function openMessages(
  address = '/messages/2',
  beside?: ReactNode,
  Strip: () => ReactNode = () => null,
): ReturnType<typeof renderPage> {
  const otherRemotes = { load: () => Promise.resolve({ default: Strip }) };
  return renderPage(
    <WidgetLoaderContext value={otherRemotes}>
      <main>
        <Routes>
          <Route path="/messages/:id?" element={<MessagesPage />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      {beside}
      <Toaster />
    </WidgetLoaderContext>,
    { address },
  );
}
