import type { ClientBase, QueryConfig } from 'pg';

/** Uses until a statement is frequent. */
const FREQUENT = 20;
/** Each connection keeps the plans of all named statements in the server's memory. */
const MOST_NAMES = 200;
/** Texts of rare statements, such as unusual filters, that are counted at once. */
const MOST_COUNTED = 2000;

/**
 * Names frequent statements with parameters, so that PostgreSQL parses them once per connection; it plans them for the values
 * of each use, see connectionSettings.ts. Their columns must be listed: after `select *` a new column would break them.
 * @returns applies it to a new connection of the pool
 */
export function createStatementNames(): (client: ClientBase) => void {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (uses.size >= MOST_COUNTED) uses.clear();
    uses.set(text, count);
    if (count < FREQUENT) return undefined;
    uses.delete(text);
    const name = `frequent_${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) => {
      // Without parameters a text may have several statements, which cannot be prepared.
      if (!isConfig(config) || config.name !== undefined || !hasParameters(config, rest)) return query(config, ...rest);
      const name = nameOf(config.text);
      return query(name === undefined ? config : { ...config, name }, ...rest);
    };
    client.query = named as typeof client.query;
  };
}

const isConfig = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);

const hasParameters = ({ values }: QueryConfig, [given]: unknown[]) => {
  const parameters = values ?? given;
  return Array.isArray(parameters) && parameters.length > 0;
};
