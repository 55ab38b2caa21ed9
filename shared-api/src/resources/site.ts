import { request } from '../client/request';
import { useConfig, type RuntimeConfig } from '../config';
import type { PushEvents, Schema } from '../contract';
import { keysUnder, type KeyMatcher, type QueryKey } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import { EVENT } from './event';
import { SETTINGS, useSettings } from './settings';

const CONTENT = ['site'] as const;

/** Keys that a `site` push makes stale, by what organizers changed. mf-profile keeps its news below `news`. */
export const SITE_KEYS: Readonly<Record<PushEvents['site']['what'], QueryKey | KeyMatcher>> = {
  settings: SETTINGS,
  event: EVENT,
  content: CONTENT,
  news: keysUnder('news'),
};

/** Contacts, rules, banners and privacy policy as participants see them. */
export interface SiteContent extends Pick<RuntimeConfig, 'banners' | 'managers' | 'privacyPolicyUrl'> {
  /** Rules of the meetings as an address or as text; both empty without rules. */
  rules: { url: string; text: string };
}

/** What organizers have set, and `/config.json` for the rest and for servers without the feature `site`. */
export function useSiteContent(): Query<SiteContent> {
  const config = useConfig();
  const settings = useSettings();
  const isKept = settings.data?.features?.includes('site') === true;
  const site = useQueryOnce(isKept ? CONTENT : null, () => request('get', '/api/site'));
  const isSettled = isKept
    ? site.data !== undefined || site.error !== undefined
    : settings.data !== undefined || settings.error !== undefined;
  const withSiteOf = (data: RuntimeConfig | undefined) => data && withSite(data, site.data ?? {});
  return {
    ...config,
    data: isSettled ? withSiteOf(config.data) : undefined,
    previous: undefined,
    reload: async () => withSiteOf(await config.reload()),
  };
}

function withSite(config: RuntimeConfig, { managers, banners, rules, privacy }: Schema<'Site'>): SiteContent {
  return {
    managers: managers ?? config.managers,
    banners: banners?.map(({ image, href, label }) => ({ image, href, title: label })) ?? config.banners,
    rules: { url: rules ? (rules.url ?? '') : config.meetingRulesUrl, text: rules?.text ?? '' },
    privacyPolicyUrl: privacy?.url ?? config.privacyPolicyUrl,
  };
}
