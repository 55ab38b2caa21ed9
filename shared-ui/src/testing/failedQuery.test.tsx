import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

test('prints the document when waiting for an element fails', async () => {
  render(<p>Нет связи</p>);
  const found = screen.findByRole('link', undefined, { timeout: 60 });
  await expect(found).rejects.toHaveProperty('stack', expect.stringContaining('Нет связи'));
});
