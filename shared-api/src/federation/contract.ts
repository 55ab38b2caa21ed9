import type { ReactNode } from 'react';
import type { Attachment } from '../contract';

/** Props of a page: none. What a page needs it reads from the address, from the SWR cache and from shared atoms. */
type PageProps = Record<never, never>;

/**
 * What each remote exposes: the name (`container/Expose`) and the props that may cross. A page fills one route of the shell;
 * a widget is lent to other packages. The name of the expose is the name of the component that its module exports.
 */
export interface FederatedPages {
  'mf_catalog/CatalogPage': PageProps;
  'mf_catalog/CatalogPreviewPage': PageProps;
  'mf_catalog/SendingPage': PageProps;
  'mf_meetings/InvitationsPage': PageProps;
  'mf_meetings/MeetingsPage': PageProps;
  'mf_messenger/MessagesPage': PageProps;
  'mf_profile/EditPage': PageProps;
  'mf_profile/NewsPage': PageProps;
  'mf_profile/OwnPage': PageProps;
  'mf_profile/ParticipantPage': PageProps;
  'mf_profile/ProfilePreviewPage': PageProps;
  'mf_registration/SignupPage': PageProps;
  'mf_registration/RegisterCompanyPage': PageProps;
  'mf_registration/RegisterFilesPage': PageProps;
  'mf_registration/RegisterMeetingsPage': PageProps;
}

/** Widgets by name with their props: see FederatedPages. */
export interface FederatedWidgets {
  /** Today's slots of the current user with the companies met in them. */
  'mf_meetings/TodayMeetings': PageProps;
  /** The calendar in which the viewer invites a company to meet, or why that is not possible (PART-04 to PART-07). */
  'mf_meetings/InviteCalendar': {
    /** whom to invite */
    userId: number;
    /** the page is shown to its owner as others see it: nothing reacts */
    isPreview?: boolean;
  };
  /** Reminds of the next meeting ten minutes before it, on every page; nothing otherwise. */
  'mf_meetings/MeetingReminder': PageProps;
  /** The current user's free-time schedule for all event days: which slots are available (POINT-03). */
  'mf_meetings/FreeTimeSchedule': {
    /** a chat-only company has no schedule to change */
    isReadOnly: boolean;
    /** told after the first load and after each saved change: whether at least one slot is AVAILABLE */
    onAvailabilityChange?: (hasAvailable: boolean) => void;
  };
  /** The meeting that is next with a company, or the request that waits, in one line with what can be done about it. */
  'mf_meetings/MeetingStrip': {
    /** the company */
    userId: number;
    /** told after each load: whether there is anything to show */
    onMeetingChange?: (hasMeeting: boolean) => void;
  };
  /** Where a message is written that goes to others than the open chat: text and attachments, without a button to send. */
  'mf_messenger/MessageComposer': {
    /** what the field is called, e.g. «Текст рассылки» */
    label: string;
    text: string;
    onTextChange: (text: string) => void;
    /** uploaded files that go with the text; the borrower keeps them, also over a reload */
    attachments: readonly Attachment[];
    onAttachmentsChange: (attachments: readonly Attachment[]) => void;
    /** told when the first upload begins and when the last one is over: sending has to wait in between */
    onUploadingChange?: (isUploading: boolean) => void;
    /** lines of text that are seen at least and at most */
    minRows: number;
    maxRows: number;
    /** nothing reacts, e.g. while it is being sent */
    isDisabled?: boolean;
  };
  /** Sends what the current user wrote in an earlier page load and could not send; it shows nothing. */
  'mf_messenger/Outbox': PageProps;
  /** The last incoming messages of the current user. */
  'mf_messenger/LatestMessages': {
    /** how many at most */
    limit: number;
  };
  /** The form of the current user's company: activity, description, terms, site, industry. It saves by itself. */
  'mf_profile/CompanyInfoForm': {
    /** what is required differs: nearly everything in the registration, the company's name in the profile */
    purpose: 'registration' | 'profile';
    /** called once the server has it and the user is read again */
    onSaved?: () => void;
  };
  /** The current user's company files: upload, rename, delete, download, space used. */
  'mf_profile/CompanyFiles': {
    /** told when the first upload begins and when the last one is over: leaving in between would break them */
    onUploadingChange?: (isUploading: boolean) => void;
  };
  /** How the current user is told about meetings: a choice of NotifyMode that saves by itself. */
  'mf_profile/NotifyModeSetting': PageProps;
  /** The chat-only checkbox of the current user; it saves at once and reads the user again. */
  'mf_profile/ChatOnlySetting': {
    /** called once the server has it and the user is read again */
    onSaved?: () => void;
  };
}

export type PageName = keyof FederatedPages;
export type WidgetName = keyof FederatedWidgets;
export type ExposedName = PageName | WidgetName;
export type PropsOf<Name extends ExposedName> = (FederatedPages & FederatedWidgets)[Name];

/** What a module of that name exports. */
export type ExposedComponent<Name extends ExposedName> = (props: PropsOf<Name>) => ReactNode;

/** The container's name in the federation: an identifier, unlike the folder `mf-catalog`. */
export type RemoteName = ExposedName extends `${infer Remote}/${string}` ? Remote : never;

type NameIn<Remote extends RemoteName> = Extract<ExposedName, `${Remote}/${string}`>;
type ExposeOf<Name extends ExposedName> = Name extends `${string}/${infer Expose}` ? Expose : never;

/**
 * A remote's `src/exposes.ts` satisfies this: a loader for each name that the contract gives to the remote, no more and no less,
 * each leading to a module that exports a component of that name with those props.
 */
export type Exposes<Remote extends RemoteName> = {
  [Name in NameIn<Remote> as ExposeOf<Name>]: () => Promise<{ [Expose in ExposeOf<Name>]: ExposedComponent<Name> }>;
};

/**
 * What exposes ask the API as soon as they are drawn: addresses with their queries, as `request` of shared-api/client writes them; `{today}` is today in
 * Moscow (yyyy-MM-dd).
 */
export type Questions<Remote extends RemoteName> = {
  [Name in NameIn<Remote> as ExposeOf<Name>]?: readonly `/api/${string}`[];
};
