import { Route, Routes } from 'react-router-dom';
import { renderPage } from 'shared-api/testing';
import { Toaster } from 'shared-ui/Toaster';
import { MessagesPage } from '../pages/MessagesPage';

/** Draws the messages page at an address, with the toasts of the shell. */
export function openMessages(address = '/messages/2'): ReturnType<typeof renderPage> {
  return renderPage(
    <>
      <main>
        <Routes>
          <Route path="/messages/:id?" element={<MessagesPage />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      <Toaster />
    </>,
    { address },
  );
}
