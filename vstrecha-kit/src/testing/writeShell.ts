import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSite } from './writeSite.ts';

/** A remote, its shell and what they share: as small as comparisons of types allow. */
const SOURCES = {
  'shell/src/federation/host/provided.ts': `export const provided = {
    'shared-ui/Button': { get: () => import('shared-ui/Button') },
    'shared-ui/Loaded': { get: () => import('shared-ui/Loaded') },
    'shared-ui/theme': { get: () => import('shared-ui/theme') },
    'shared-api/company-info': { get: () => import('shared-api/company-info') },
    'shared-api/client': { get: () => import('shared-api/client') },
    'shared-api/realtime': { get: () => import('shared-api/realtime') },
    'shared-api/paths': { get: () => import('shared-api/paths') },
  };
  export const formerNames = { 'shared-ui/Button': ['PlainButton'] };`,
  'shell/src/federation/host/router.ts': '',
  'shell/src/federation/host/styledComponents.ts': '',
  'shared-ui/package.json': '{"exports":{"./*":"./src/*.ts"}}',
  'shared-ui/src/theme.ts': `export const theme = { color: { surface: 'white', veil: 'grey' } } as const;`,
  'shared-ui/src/buttonStyle.ts': `export type ButtonVariant = 'primary' | 'secondary' | 'danger';`,
  'shared-ui/src/Button.ts': `import type { ComponentPropsWithRef, ReactNode } from 'react';
    import type { ButtonVariant } from './buttonStyle';
    export interface ButtonProps extends ComponentPropsWithRef<'button'> { variant?: ButtonVariant; isBusy?: boolean }
    export function Button({ children }: ButtonProps): ReactNode { return children; }`,
  'shared-ui/src/Loaded.ts': `import type { ReactNode } from 'react';
    export interface Query<T> { data?: T; error?: Error }
    export function Loaded<T>(props: { query: Query<T>; children: (data: T) => ReactNode }): ReactNode {
      return props.query.data === undefined ? null : props.children(props.query.data);
    }`,
  'shared-api/package.json': '{"exports":{"./*":"./src/*.ts","./federation":"./src/federation/index.ts"}}',
  'shared-api/src/paths.ts': `export const paths = { news: '/news' } as const;`,
  'shared-api/src/realtime.ts': `export interface RealtimeEvents { invitation: { id: number }; site: object }
    export function onRealtime<Name extends keyof RealtimeEvents>(
      names: readonly Name[], listener: (event: RealtimeEvents[Name]) => void): () => void { return () => void [names, listener]; }`,
  'shared-api/src/client.ts': `import type { paths } from './contract/schema.d.ts';
    type Answer<P extends keyof paths> =
      paths[P] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } } ? Body : never;
    export function request<P extends keyof paths>(path: P, options?: { keepalive?: boolean }): Promise<Answer<P>> {
      return fetch(path, options).then((answer) => answer.json());
    }`,
  'shared-api/src/company-info.ts': `import type { components } from './contract/schema.d.ts';
    export function companyInfoOf(user: components['schemas']['CurrentUser']): string { return user.name; }`,
  'shared-api/src/contract/schema.d.ts': `
    export interface paths {
      '/api/user': { get: operations['getCurrentUser']; put?: never; post?: never; delete?: never };
      '/api/user/{id}': { get: operations['getUser']; put?: never; post?: never; delete?: never };
      '/api/message/{id}': { get?: never; put: operations['editMessage']; post?: never; delete?: never };
    }
    export interface components {
      schemas: { CurrentUser: { name: string }; User: { id: number; kind: 'person'; is_advertising_agency: boolean } };
    }
    export interface operations {
      getCurrentUser: {
        parameters: { path?: never };
        requestBody?: never;
        responses: { 200: { content: { 'application/json': components['schemas']['CurrentUser'] } } };
      };
      getUser: {
        parameters: { path: { id: number } };
        requestBody?: never;
        responses: { 200: { content: { 'application/json': components['schemas']['User'] } } };
      };
      editMessage: {
        parameters: { path: { id: number } };
        requestBody: { content: { 'application/json': { text: string } } };
        responses: { 200: { content: { 'application/json': { id: number } } } };
      };
    }`,
  'shared-api/src/federation/contract.ts': `
    export interface FederatedPages { 'mf_catalog/CatalogPage': Record<never, never> }
    export interface FederatedWidgets {
      'mf_messenger/LatestMessages': { limit: number };
      'mf_messenger/MessageComposer': { minRows: number };
    }`,
  'shared-api/src/federation/remoteManifest.ts': `
    export interface FederatedSlots { 'own-page.side': { userId: number } }
    export type SlotProps<Name extends keyof FederatedSlots> = FederatedSlots[Name];`,
  'shared-api/src/federation/index.ts': `export type { FederatedPages, FederatedWidgets } from './contract';
    export type { FederatedSlots, SlotProps } from './remoteManifest';`,
  'mf-news/tsconfig.json': JSON.stringify({
    extends: fileURLToPath(new URL('../../tsconfig/web.json', import.meta.url)),
    compilerOptions: { types: [] },
  }),
  'mf-news/src/exposes.ts': `export const exposes = { NewsPage: () => import('./NewsPage'), NewsTeaser: () => import('./NewsTeaser') };`,
  'mf-news/src/NewsTeaser.ts': `import type { SlotProps } from 'shared-api/federation';
    export const NewsTeaser = ({ userId }: SlotProps<'own-page.side'>) => userId;`,
  'mf-news/src/widgets.ts': `import type { SlotProps } from 'shared-api/federation';
    declare module 'shared-api/federation' {
      interface FederatedWidgets { 'mf_news/NewsTeaser': SlotProps<'own-page.side'>; 'mf_news/NewsTopic': { topic: string } }
    }`,
  'mf-news/src/NewsPage.ts': `import { request } from 'shared-api/client';
    import { companyInfoOf } from 'shared-api/company-info';
    import { onRealtime } from 'shared-api/realtime';
    import { Button } from 'shared-ui/Button';
    export const stop = onRealtime(['invitation'], ({ id }) => void id.toFixed());
    export const NewsPage = () => Button({ variant: 'secondary' });
    export const load = async () => companyInfoOf(await request('/api/user'));`,
};

/** Writes a small shell, the packages that it provides, and a remote beside them, `mf-news`. @returns the shell's folder */
export function writeShell(): string {
  return path.join(writeSite(SOURCES), 'shell');
}
