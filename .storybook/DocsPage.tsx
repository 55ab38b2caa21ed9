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
import { guides } from './guides';
import { russianName } from './storyNames';

/** The docs page of a component: when to use it, its docstring, its properties to try, and every state under its Russian name. */
export function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = componentStories();
  const guide = guides[preparedMeta.title];
  const component = preparedMeta.title.split('/').at(-1) ?? '';
  const isShared = String(preparedMeta.parameters.fileName).includes('shared-ui/src/components/');

  return (
    <>
      <Title />
      {guide !== undefined && <Markdown>{`**Когда использовать.** ${guide}`}</Markdown>}
      <Description of="meta" />
      {isShared && <Source language="tsx" code={`import { ${component} } from 'shared-ui/${component}';`} />}
      {primary && <Canvas of={primary.moduleExport} />}
      {primary && <Controls of={primary.moduleExport} />}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{russianName(story.name)}</Subheading>
          <Canvas of={story.moduleExport} />
        </Anchor>
      ))}
    </>
  );
}
