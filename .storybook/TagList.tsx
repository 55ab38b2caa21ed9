import { TagBadges } from './TagBadges';
import { tags } from './tags';
import { useStoryIndex } from './useStoryIndex';

/** All tags with their rule, and how many parts have them now. */
export function TagList() {
  const docs = useStoryIndex()?.filter(({ type }) => type === 'docs');
  return (
    <ul>
      {Object.entries(tags).map(([name, { meaning }]) => (
        <li key={name}>
          <TagBadges names={[name]} />
          {docs && ` (${docs.filter((entry) => entry.tags?.includes(name)).length})`} — {meaning}
        </li>
      ))}
    </ul>
  );
}
