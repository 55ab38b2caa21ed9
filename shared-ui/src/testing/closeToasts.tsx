import { fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '../components/Toaster/Toaster';

/** Closes toasts of earlier tests in the file: toasts live outside React and outlast a test. */
export function closeToasts(): void {
  const { unmount } = render(<Toaster />);
  screen.queryAllByRole('button').forEach((button) => fireEvent.click(button));
  unmount();
}
