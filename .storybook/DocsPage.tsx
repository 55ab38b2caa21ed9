import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PageFrames } from './PageFrames';
import { TagBadges } from './TagBadges';

/**
 * Docs page of a component: when to use it, its docstring, its properties to try, and every story.
 */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = componentStories();
  const guide = preparedMeta.parameters.guide as string | undefined;
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const module = moduleOf(String(preparedMeta.parameters.fileName));

  if (primary?.parameters.page !== undefined)
    return (
      <>
        <Title />
        <TagBadges names={primary.tags} />
        {guide !== undefined && <Markdown>{guide}</Markdown>}
        {[primary, ...others].map(({ id, name }) => (
          <Anchor key={id} storyId={id}>
            <Subheading>{name}</Subheading>
            <PageFrames storyId={id} />
          </Anchor>
        ))}
      </>
    );

  return (
    <>
      <Title />
      <TagBadges names={primary?.tags ?? []} />
      {guide !== undefined && <Markdown>{`**Когда использовать.** ${guide}`}</Markdown>}
      <Description of="meta" />
      {module && <Source language="tsx" code={`import { ${component} } from '${module}';`} />}
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
