import path from 'node:path';
import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import { createTypePrinter } from './printType.ts';
import { readDeclarations } from './readDeclarations.ts';

const CONTRACT = 'shared-api/src/federation/contract.ts';
/** The interfaces whose members are the pages and widgets. */
const TABLES = ['FederatedPages', 'FederatedWidgets'];

/** Prints of the props of each page and widget in the federation contract, by `mf_meetings/InviteCalendar`. */
export function readContract(root: string): Record<string, string> {
  const source = path.join(root, CONTRACT);
  return readDeclarations(root, [source], (declarations, declarationOf) => {
    const print = createTypePrinter(declarations);
    const file = declarationOf(source);
    const exposed = TABLES.flatMap((table) => {
      const found = declarations.findExport(file, table);
      if (!found)
        throw new Error(`${CONTRACT} exports no ${table}. Releases compare what its members take; export it.`);
      return membersOf(found);
    });
    return Object.fromEntries(exposed.map((member) => [member.name, print(member)]));
  });
}

function membersOf({ file, nodes }: Declaration): Declaration[] {
  return nodes.filter(ts.isInterfaceDeclaration).flatMap(({ members }) =>
    members.filter(ts.isPropertySignature).flatMap(({ name, type }) => {
      if (!type || !ts.isStringLiteral(name)) return [];
      return [{ file, name: name.text, nodes: [type] }];
    }),
  );
}
