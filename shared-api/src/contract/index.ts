import type { components, operations, paths, webhooks } from './schema.d.ts';

/** A schema of openapi.yaml by name, e.g. `Schema<'Chat'>`: client and server share these types of the API. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Payloads of push events by name, e.g. `PushEvents['message-deleted']`: the `webhooks` of openapi.yaml. */
export type PushEvents = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json'];
};

export type { operations, paths };
/** The account that is logged in, with its company. */
export type CurrentUser = Schema<'CurrentUser'>;
/** A company as other participants see it. */
export type Participant = Schema<'Participant'>;
/** Supplier or customer. */
export type UserType = Schema<'UserType'>;
/** The step at which a registration stands. */
export type RegistrationStep = Schema<'RegistrationStep'>;
/** Features that the operator has enabled. */
export type Settings = Schema<'Settings'>;
/** The name, place and days of the event. */
export type ActiveEvent = Schema<'ActiveEvent'>;
/** A chat in the list of chats. */
export type Chat = Schema<'Chat'>;
/** The chat with one participant. */
export type ChatWithUser = Schema<'ChatWithUser'>;
/** A message of a chat. */
export type Message = Schema<'Message'>;
/** A message as a push event brings it. */
export type IncomingMessage = Schema<'IncomingMessage'>;
/** A file of a message. */
export type Attachment = Schema<'Attachment'>;
/** A slot of the own schedule. */
export type Point = Schema<'Point'>;
/** A meeting: its slot and the other company. */
export type MeetingCompany = Schema<'MeetingCompany'>;
/** Where a meeting takes place: a table, a stand or a room. */
export type Place = Schema<'Place'>;
/** An invitation to a meeting. */
export type Invitation = Schema<'Invitation'>;
/** A notice in the bell. */
export type Notice = Schema<'Notice'>;
/** A file of a company’s page. */
export type CompanyFile = Schema<'CompanyFile'>;
/** A post of the organizer’s news. */
export type NewsPost = Schema<'NewsPost'>;
/** The cause of a refusal, for code to judge. */
export type ErrorCode = Schema<'ErrorCode'>;
