import { useCurrentUser } from 'shared-api/session';
import { CatalogPreview } from '../features/preview/CatalogPreview';

/** `/preview/catalog`: the current user's card as others see it. */
export function CatalogPreviewPage() {
  const { data: user } = useCurrentUser();
  return user && <CatalogPreview viewer={user.type} />;
}
