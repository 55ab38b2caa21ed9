/** A directive of nginx without its semicolon, or a block of directives. */
export type Directive = string | { head: string; lines: readonly Directive[] };

export const block = (head: string, ...lines: readonly Directive[]): Directive => ({ head, lines });

/** A parameter that may contain spaces, semicolons and backslashes. nginx still replaces `$variables` in it. */
export const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** `map` from a parameter with variables to a variable; keys that begin with `~` are regular expressions. */
export function map(from: string, to: string, values: Readonly<Record<string, string>>): Directive {
  return block(`map ${quote(from)} ${to}`, ...Object.entries(values).map(([key, value]) => `${quote(key)} ${value}`));
}

/** `add_header` for every status, errors included. */
export const addHeader = (name: string, value: string): Directive => `add_header ${name} ${quote(value)} always`;

export function printNginx(directives: readonly Directive[], indent = ''): string {
  return directives
    .map((directive) => {
      if (typeof directive === 'string') return `${indent}${directive};\n`;
      return `${indent}${directive.head} {\n${printNginx(directive.lines, `${indent}  `)}${indent}}\n`;
    })
    .join('');
}
