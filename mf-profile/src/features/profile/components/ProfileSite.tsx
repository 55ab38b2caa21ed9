import { siteHref } from '../siteHref';

interface ProfileSiteProps {
  site: string;
}

/** The company's site as a link; plain text when it is no address. */
export function ProfileSite({ site }: ProfileSiteProps) {
  const href = siteHref(site);
  if (href === undefined) return site;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {site}
    </a>
  );
}
