import { useKeptText } from '#domain/keptText';

interface QuickReplies {
  /** Newest first. */
  replies: readonly string[];
  keep: (reply: string) => void;
  forget: (reply: string) => void;
}

/** What one often writes, kept on this device for one account. */
export function useQuickReplies(ownUserId: number): QuickReplies {
  const [kept, setKept] = useKeptText(`replies.${ownUserId}`);
  const replies = parse(kept);
  const change = (next: readonly string[]) => setKept(JSON.stringify(next));
  return {
    replies,
    keep: (reply) => change([reply, ...replies.filter((other) => other !== reply)]),
    forget: (reply) => change(replies.filter((other) => other !== reply)),
  };
}

function parse(kept: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    // Empty, or not ours.
    return [];
  }
}
