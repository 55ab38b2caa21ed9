import { isTag, tags } from './tags';

/**
 * The tags of a story file as badges; Storybook's own tags are left out. Every story inherits «готово», so another tag
 * replaces it.
 */
export function TagBadges({ names }: { names: readonly string[] }) {
  const known = names.filter(isTag);
  const shown = known.length > 1 ? known.filter((name) => name !== 'готово') : known;
  return (
    <p style={{ display: 'flex', gap: 8, margin: '0 0 16px' }}>
      {shown.map((name) => (
        <span
          key={name}
          title={tags[name].meaning}
          style={{
            padding: '2px 10px',
            borderRadius: 999,
            background: tags[name].color,
            color: '#fff',
            fontSize: 13,
            lineHeight: '20px',
          }}
        >
          {name}
        </span>
      ))}
    </p>
  );
}
