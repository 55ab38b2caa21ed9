import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-webpack5';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expectNoAxeViolations } from './expectNoAxeViolations';
import { giveElementsSize } from './giveElementsSize';

type StoriesModule = { default: Meta } & Record<string, StoryObj>;

const root = join(__dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: root }).sort();

setProjectAnnotations({
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
});

let takeSizeAway: () => void;
beforeAll(() => {
  takeSizeAway = giveElementsSize();
});
afterAll(() => takeSizeAway());
afterEach(cleanup);

// axe asks jsdom for the style of every element, and a fortnight of slots has thousands.
jest.setTimeout(30_000);

describe.each(files)('%s', (file) => {
  // The stories name the tests, and tests must be named before anything can be awaited.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  const stories = composeStories(require(join(root, file)) as StoriesModule);

  test.each(Object.entries(stories))('%s draws without complaint and keeps nobody out', async (_, Story) => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Story />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));

    // A story about a failure is expected to be noisy: React reports what an error boundary caught.
    if (!Story.parameters.isNoisy) expect(complain).not.toHaveBeenCalled();
    await expectNoAxeViolations(document.body);
  });
});
