import type { components, operations, paths, webhooks } from './schema.d.ts';

/** A schema of openapi.yaml by name, e.g. `Schema<'Chat'>`: client and server share these types of the API. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Payloads of push events by name, e.g. `PushEvents['message-deleted']`: the `webhooks` of openapi.yaml. */
export type PushEvents = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json'];
};

export type { operations, paths };
export type CurrentUser = Schema<'CurrentUser'>;
export type Participant = Schema<'Participant'>;
export type UserType = Schema<'UserType'>;
export type RegistrationStep = Schema<'RegistrationStep'>;
export type Settings = Schema<'Settings'>;
export type ActiveEvent = Schema<'ActiveEvent'>;
export type Chat = Schema<'Chat'>;
export type ChatWithUser = Schema<'ChatWithUser'>;
export type Message = Schema<'Message'>;
export type IncomingMessage = Schema<'IncomingMessage'>;
export type Attachment = Schema<'Attachment'>;
export type Point = Schema<'Point'>;
export type MeetingCompany = Schema<'MeetingCompany'>;
/** Where a meeting takes place: a table, a stand or a room. */
export type Place = Schema<'Place'>;
export type Invitation = Schema<'Invitation'>;
export type Notice = Schema<'Notice'>;
export type CompanyFile = Schema<'CompanyFile'>;
export type NewsPost = Schema<'NewsPost'>;
export type ErrorCode = Schema<'ErrorCode'>;
