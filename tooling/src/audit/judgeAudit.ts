/** What `pnpm audit --json` prints: advisories, or an error when the registry does not know the question. */
interface AuditReport {
  error?: { code?: string };
  advisories?: Record<
    string,
    { module_name: string; severity: string; title: string; url?: string; findings: { version: string }[] }
  >;
}

/** What came of asking. */
export type AuditVerdict =
  /** Nobody could be asked; nothing is known, for better or worse. */
  { kind: 'unanswered' } | { kind: 'answered'; grave: string[]; rest: number };

const GRAVE = ['moderate', 'high', 'critical'];

/**
 * Known weaknesses of what ships, of medium severity or above, as lines to read.
 * @param printed of `pnpm audit --json`
 * @param isShipped whether a version of a package is part of the product; what builds and checks it is not
 */
export function judgeAudit(printed: string, isShipped: (name: string, version: string) => boolean): AuditVerdict {
  const report = parse(printed);
  if (!report?.advisories) return { kind: 'unanswered' };
  const shipped = Object.values(report.advisories).flatMap(({ findings, ...advisory }) =>
    findings
      .filter(({ version }) => isShipped(advisory.module_name, version))
      .map(({ version }) => ({ ...advisory, version })),
  );
  const grave = shipped
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ module_name, version, severity, title, url }) =>
      `${module_name}@${version} (${severity}): ${title} ${url ?? ''}`.trim(),
    );
  return { kind: 'answered', grave: [...new Set(grave)].sort(), rest: shipped.length - grave.length };
}

/** Warnings may stand before the report. */
function parse(printed: string): AuditReport | undefined {
  try {
    return JSON.parse(printed.slice(printed.indexOf('{'))) as AuditReport;
  } catch {
    return undefined;
  }
}
