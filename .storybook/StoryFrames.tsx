import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { PageFrames } from './PageFrames';

/** The four frames of one story, for pages in MDX. */
export function StoryFrames({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return <PageFrames storyId={story.id} />;
}
