import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** Links to everything tagged «новое», read from the index of Storybook itself. */
export function NewParts() {
  const [found, setFound] = useState<Entry[]>();

  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) =>
        setFound(Object.values(entries).filter(({ type, tags }) => type === 'docs' && tags?.includes('новое'))),
      )
      .catch(() => setFound([]));
  }, []);

  if (found?.length === 0) return <p>Сейчас ничего нового.</p>;
  return (
    <ul>
      {found?.map(({ id, title }) => (
        <li key={id}>
          <a href={`./?path=/docs/${id}`} target="_top">
            {title.replace('/', ' / ')}
          </a>
        </li>
      ))}
    </ul>
  );
}
