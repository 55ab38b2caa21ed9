import { hasTexts } from '#state/versionedDraft';

// Shapes of the cards' forms, to check stored drafts.

export interface EventValues {
  name: string;
  datestart: string;
  dateend: string;
  venue: string;
  address: string;
}

export interface Manager {
  name: string;
  phone: string;
  email: string;
}

export interface Banner {
  image: string;
  href: string;
  label: string;
}

export interface RulesValues {
  kind: 'url' | 'text';
  url: string;
  text: string;
}

const listIn = (value: unknown, name: string): unknown[] | undefined => {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : undefined;
};

export const isEventValues = (value: unknown): value is EventValues =>
  hasTexts(value, ['name', 'datestart', 'dateend', 'venue', 'address']);

export const isManagers = (value: unknown): value is { managers: Manager[] } =>
  listIn(value, 'managers')?.every((each) => hasTexts(each, ['name', 'phone', 'email'])) === true;

export const isBanners = (value: unknown): value is { banners: Banner[] } =>
  listIn(value, 'banners')?.every((each) => hasTexts(each, ['image', 'href', 'label'])) === true;

export const isRules = (value: unknown): value is RulesValues => hasTexts(value, ['kind', 'url', 'text']);

export const isPrivacy = (value: unknown): value is { url: string } => hasTexts(value, ['url']);
