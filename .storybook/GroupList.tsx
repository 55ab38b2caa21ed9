import { groups } from './groups';
import { useStoryIndex } from './useStoryIndex';

/** Every group of the sidebar with its meaning, and how many guides it holds now. */
export function GroupList() {
  const docs = useStoryIndex()?.filter(({ type }) => type === 'docs');
  return (
    <ul>
      {groups.map(([group, meaning]) => (
        <li key={group}>
          <strong>{group}</strong>
          {docs && ` (${docs.filter(({ title }) => title.startsWith(`${group}/`)).length})`} — {meaning}.
        </li>
      ))}
    </ul>
  );
}
