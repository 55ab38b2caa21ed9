import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { PageColumns } from './PageColumns';

const page = (isBusy: boolean) => (
  <PageColumns
    main={
      <>
        <section aria-label="верхний">
          <p aria-busy={isBusy}>приходит</p>
        </section>
        <section aria-label="нижний">на месте</section>
      </>
    }
    side={null}
  />
);

test('keeps a block marked as settled when it reloads', async () => {
  const { rerender } = render(page(true));
  const block = (name: string) => screen.getByRole('region', { name });
  expect(block('верхний')).not.toHaveAttribute('data-settled');
  expect(block('нижний')).toHaveAttribute('data-settled');
  rerender(page(false));
  await waitFor(() => expect(block('верхний')).toHaveAttribute('data-settled'));
  rerender(page(true));
  await Promise.resolve();
  expect(block('верхний')).toHaveAttribute('data-settled');
});
