import { useDeviceText } from 'shared-api/storage';

interface QuickReplies {
  /** Newest first. */
  replies: readonly string[];
  keep: (reply: string) => void;
  forget: (reply: string) => void;
}

/** Saved replies of one account on this device. */
export function useQuickReplies(ownUserId: number): QuickReplies {
  const [kept, setKept] = useDeviceText(`messenger.replies.${ownUserId}`);
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
    // Empty, or written by another version.
    return [];
  }
}
