import { styled } from 'styled-components';
import { useSiteContent } from 'shared-api/site';
import { safeHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';

/** The two banners for customers (SIDE-06). */
export function AdvertisingBanners() {
  const { data: site } = useSiteContent();
  return (
    <Root>
      {site?.banners.slice(0, 2).map(({ image, href, title }) => {
        const picture = <Picture src={safeHref(image)} alt={title} width={224} height={112} loading="lazy" />;
        return safeHref(href) === undefined ? (
          <div key={image}>{picture}</div>
        ) : (
          <a key={image} href={href} target="_blank" rel="noopener noreferrer sponsored">
            {picture}
          </a>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space(3)};
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 2;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: cover;
`;
