import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';
import { PageFrames } from './PageFrames';
import { Pair, type PairProps } from './Pair';
import { TagBadges } from './TagBadges';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Components that cover the page: inline, the open ones of a file would overlap. */
const OVERLAY = /(Dialog|Sheet)$/;

/**
 * Docs page of a component: when to use it, its properties, and every story. Pages, overlays and stories
 * with `parameters.frames` are shown in separate frames, at two widths and in both themes.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = componentStories();
  const [primary] = stories;
  const { guide, fileName, frames, pair } = preparedMeta.parameters as DocsParameters;
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const module = moduleOf(String(fileName));

  if (primary?.parameters.page !== undefined)
    return (
      <>
        <Title />
        {guide !== undefined && <Markdown>{guide}</Markdown>}
        <FramedStories stories={stories} />
      </>
    );

  return (
    <>
      <Title />
      <p>
        <TagBadges names={primary?.tags ?? []} />
      </p>
      {guide !== undefined && <Markdown>{`**Когда использовать.** ${guide}`}</Markdown>}
      {pair && <Pair {...pair} />}
      {module && <Source language="tsx" code={`import { ${component} } from '${module}';`} />}
      {(frames ?? OVERLAY.test(component)) ? (
        <>
          <FramedStories stories={stories} />
          <ArgTypes of={preparedMeta.component} />
        </>
      ) : (
        <InlineStories stories={stories} />
      )}
    </>
  );
}

interface DocsParameters {
  guide?: string;
  fileName?: string;
  frames?: boolean;
  pair?: PairProps;
}

interface StoriesProps {
  stories: PreparedStory[];
}

/** Every story in four frames: two widths, both themes. */
function FramedStories({ stories }: StoriesProps) {
  return stories.map(({ id, name }) => (
    <Anchor key={id} storyId={id}>
      <Subheading>{name}</Subheading>
      <PageFrames storyId={id} />
    </Anchor>
  ));
}

/** The first story with its properties to try, then the others. */
function InlineStories({ stories: [primary, ...others] }: StoriesProps) {
  return (
    <>
      {primary && <Canvas of={primary.moduleExport} />}
      {primary && <Controls of={primary.moduleExport} />}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <Canvas of={story.moduleExport} />
        </Anchor>
      ))}
    </>
  );
}

/** The module of shared-ui that exports the component of a story file; undefined for other packages. */
function moduleOf(storyFile: string): string | undefined {
  const [, folder, name = ''] = /shared-ui\/src\/(components|lists|page)\/(\w+)/.exec(storyFile) ?? [];
  if (folder === 'components') return `shared-ui/${name}`;
  return folder === 'lists' ? `shared-ui/lists/${name}` : folder && 'shared-ui/page';
}
