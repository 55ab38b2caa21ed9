import { useEffect, useState } from 'react';

/** A story or a docs page in the index that Storybook writes. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** Everything in this Storybook; undefined while loading. */
export function useStoryIndex(): IndexEntry[] | undefined {
  const [found, setFound] = useState<IndexEntry[]>();
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => setFound(Object.values(entries)))
      .catch(() => setFound([]));
  }, []);
  return found;
}
