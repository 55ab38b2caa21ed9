import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WidgetLoaderContext } from 'shared-ui/Widget';
import { MessagesPage } from '../pages/MessagesPage';

/**
 * Renders the messages page at an address, with the shell's toasts.
 * @param adjacent further content next to the page
 * @param Strip replaces the strip of mf-meetings; empty by default
 */
export function openMessages(
  address = '/messages/2',
  adjacent?: ReactNode,
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
      {adjacent}
      <Toaster />
    </WidgetLoaderContext>,
    { address },
  );
}
