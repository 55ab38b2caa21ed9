import { expect, test } from '@jest/globals';
import { byName, formerNames, provided } from './provided';

test.each(Object.entries(formerNames))('provides %s by former names [FED-03]', (present, names) => {
  for (const name of names) {
    const former = `${present.split('/')[0]}/${name}`;
    expect(provided).not.toHaveProperty([former]);
    expect(byName[former]).toBe(provided[present as keyof typeof formerNames]);
  }
});
