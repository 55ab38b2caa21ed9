import { createElement } from 'react';
import { isTag, tags } from './tags';

interface TagBadgesProps {
  /** Of a story file; Storybook's own tags are left out. */
  names: readonly string[];
}

/** The state of a shared part as a badge. The sidebar has another React and another compiler: no JSX here. */
export function TagBadges({ names }: TagBadgesProps) {
  return names.filter(isTag).map((name) =>
    createElement(
      'span',
      {
        key: name,
        title: tags[name].meaning,
        style: {
          padding: '0 8px',
          borderRadius: 999,
          background: tags[name].color,
          color: '#fff',
          fontSize: 12,
          lineHeight: '18px',
          whiteSpace: 'nowrap',
        },
      },
      name,
    ),
  );
}
