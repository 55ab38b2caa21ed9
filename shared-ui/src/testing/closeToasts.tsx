import { fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '../components/Toaster';

/** Closes what earlier tests of the file said: toasts live outside React, longer than a test. */
export function closeToasts(): void {
  const { unmount } = render(<Toaster />);
  screen.queryAllByRole('button').forEach((button) => fireEvent.click(button));
  unmount();
}
