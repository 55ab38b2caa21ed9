import type { PusherConfig } from '../realtime-connection/connectRealtime';

/** `/config.json`: settings of a deployment, kept out of the code. */
export interface RuntimeConfig {
  pusher: PusherConfig;
  banners: readonly { image: string; href: string; title: string }[];
  /** Contacts for users whose account awaits activation. */
  managers: readonly { name: string; phone: string; email: string }[];
  meetingRulesUrl: string;
  /** Privacy policy that users accept when signing up; without it the sign-up form names the policy without a link. */
  privacyPolicyUrl?: string;
  /** Start page of the messaging service's bot, absolute or on this origin; the connection id is added as `?start=`. */
  botUrl: string;
  /** Address that receives page load times; when absent, browsers do not measure. */
  figures?: {
    /** A path on this origin, or an absolute address that the content security policy allows to connect to. */
    address: string;
    /** Share of page loads to measure, 0 to 1; 0.05 when omitted. */
    share?: number;
  };
}
