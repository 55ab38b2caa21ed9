import type { PusherConfig } from '../realtime-connection/connectRealtime';

/** `/config.json`: what differs between deployments and must not stand in the code. */
export interface RuntimeConfig {
  pusher: PusherConfig;
  /** Two advertising banners that customers see in the sidebar. */
  banners: readonly { image: string; href: string; title: string }[];
  /** Whom a person whose account awaits activation may call or write to. */
  managers: readonly { name: string; phone: string; email: string }[];
  /** Address of the rules of participation in meetings. */
  meetingRulesUrl: string;
  /** Address of the privacy policy that one agrees to when signing up; without it the sign-up form names the policy without a link. */
  privacyPolicyUrl?: string;
  /** Start page of the messaging service's bot, whole or on this origin; the connection id is added as `?start=`. */
  botUrl: string;
  /** Where figures go of how quick pages are in browsers; without it nothing is measured. */
  figures?: {
    /** A path on this origin, or a whole address that the security policy lets pages connect to. */
    address: string;
    /** The share of page loads that are measured, 0 to 1; a twentieth without it. */
    share?: number;
  };
}
