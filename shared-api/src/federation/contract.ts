import type { ReactNode } from 'react';
import type { Attachment } from '../contract';
import type { QueryCache } from '../query';

/** Pages have no props: they read what they need from the address, the SWR cache and shared atoms. */
type PageProps = Record<never, never>;

/**
 * Pages of the remotes: `container/Expose` with its props. A page fills one route of the shell; a widget is rendered by
 * other packages. The expose's name is the name of the component that its module exports.
 */
export interface FederatedPages {
  'mf_catalog/CatalogPage': PageProps;
  'mf_catalog/CatalogPreviewPage': PageProps;
  'mf_catalog/SendingPage': PageProps;
  'mf_meetings/InvitationsPage': PageProps;
  'mf_meetings/MeetingsPage': PageProps;
  'mf_meetings/TodayPage': PageProps;
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
  'mf_profile/BroadcastMessagePage': PageProps;
}

/** Widgets by name with their props; see FederatedPages. */
export interface FederatedWidgets {
  /** Today's slots of the current user with the companies to meet. */
  'mf_meetings/TodayMeetings': PageProps;
  /** Calendar for inviting a company to a meeting, or the reason why that is not possible (PART-04 to PART-07). */
  'mf_meetings/InviteCalendar': {
    userId: number;
    /** the owner's preview of the page: controls do not react */
    isPreview?: boolean;
  };
  /** Button that invites a company to a slot that is free for both. */
  'mf_meetings/InviteButton': {
    userId: number;
    /** yyyy-MM-dd, Moscow */
    date: string;
    /** HH:mm */
    point: string;
  };
  /** «Как прошла?» of a meeting that has ended; one press saves the answer. */
  'mf_meetings/MeetingAnswer': {
    meetingId: number;
    companyId: number;
    company: string;
    /** yyyy-MM-dd, Moscow */
    date: string;
    /** HH:mm */
    point: string;
  };
  /** Reminds of the next meeting ten minutes before it, on every page; otherwise renders no content. */
  'mf_meetings/MeetingReminder': PageProps;
  /** Sends notes and rejections that earlier page loads have left; renders no content. */
  'mf_meetings/Outbox': PageProps;
  /** The current user's free-time schedule for all event days: which slots are available (POINT-03). */
  'mf_meetings/FreeTimeSchedule': {
    /** for chat-only companies, which have no schedule */
    isReadOnly: boolean;
    /** called after the first load and each saved change: whether at least one slot is AVAILABLE */
    onAvailabilityChange?: (hasAvailable: boolean) => void;
  };
  /** The next meeting with a company, or the pending invitation, in one line with its actions. */
  'mf_meetings/MeetingStrip': {
    userId: number;
    /** leaves out invitations, for pages that show them elsewhere */
    isMeetingOnly?: boolean;
    /** called after each load: whether there is a meeting or an invitation to show */
    onMeetingChange?: (hasMeeting: boolean) => void;
  };
  /** Composer for a message that is not sent to the open chat: text and attachments, without a send button. */
  'mf_messenger/MessageComposer': {
    /** label of the field, e.g. «Текст рассылки» */
    label: string;
    text: string;
    onTextChange: (text: string) => void;
    /** uploaded files to send with the text; the caller stores them, also across a reload */
    attachments: readonly Attachment[];
    onAttachmentsChange: (attachments: readonly Attachment[]) => void;
    /** called when the first upload begins and the last one ends: sending has to wait in between */
    onUploadingChange?: (isUploading: boolean) => void;
    minRows: number;
    maxRows: number;
    /** e.g. while sending */
    isDisabled?: boolean;
  };
  /** Sends the current user's unsent messages of earlier page loads; renders no content. */
  'mf_messenger/Outbox': PageProps;
  'mf_messenger/LatestMessages': {
    limit: number;
  };
  /** Form of the current user's company: activity, description, terms, site, industry. It saves by itself. */
  'mf_profile/CompanyInfoForm': {
    /** required fields differ: nearly all of them in the registration, only the company's name in the profile */
    purpose: 'registration' | 'profile';
    /** called after saving, once the user has been fetched again */
    onSaved?: () => void;
  };
  /** The current user's company files: upload, rename, delete, download, space used. */
  'mf_profile/CompanyFiles': {
    /** called when the first upload begins and the last one ends: leaving in between would break the uploads */
    onUploadingChange?: (isUploading: boolean) => void;
  };
  /** A newcomer's open steps, for the slot `newcomer.steps`; renders no content without any. */
  'mf_profile/FirstSteps': {
    /** the current user */
    userId: number;
  };
  /** Asks once whether this browser may report answers while the tab is closed; renders no content once that is decided. */
  'mf_profile/PushOffer': {
    /** the current user */
    userId: number;
  };
  /** Confirms this browser's web push at the start of a page; renders no content. */
  'mf_profile/PushConfirm': PageProps;
  /** Notification mode of the current user's meetings (NotifyMode); it saves by itself. */
  'mf_profile/NotifyModeSetting': PageProps;
  /** The chat-only checkbox of the current user; it saves at once and fetches the user again. */
  'mf_profile/ChatOnlySetting': {
    /** called after saving, once the user has been fetched again */
    onSaved?: () => void;
  };
}

/**
 * Fetches what a page shows first into the cache. A page carries it as `keepAnswers`, and the shell calls it on the days of
 * the event, so that the page opens when the hall's network is gone.
 */
export type KeepAnswers = (cache: QueryCache) => Promise<unknown>;

/** A page that a remote exposes. */
export type PageName = keyof FederatedPages;
/** A widget that a remote exposes. */
export type WidgetName = keyof FederatedWidgets;
/** A page or widget that a remote exposes. */
export type ExposedName = PageName | WidgetName;
/** The properties of an exposed page or widget. */
export type PropsOf<Name extends ExposedName> = (FederatedPages & FederatedWidgets)[Name];

/** The component behind an exposed name. */
export type ExposedComponent<Name extends ExposedName> = (props: PropsOf<Name>) => ReactNode;

/** The container's name in the federation: an identifier, unlike the folder `mf-catalog`. */
export type RemoteName = ExposedName extends `${infer Remote}/${string}` ? Remote : never;

type NameIn<Remote extends RemoteName> = Extract<ExposedName, `${Remote}/${string}`>;
type ExposeOf<Name extends ExposedName> = Name extends `${string}/${infer Expose}` ? Expose : never;

/**
 * Type of a remote's `src/exposes.ts`: exactly one loader for each name that the contract assigns to the remote, each
 * loading a module that exports a component of that name with those props.
 */
export type Exposes<Remote extends RemoteName> = {
  [Name in NameIn<Remote> as ExposeOf<Name>]: () => Promise<{ [Expose in ExposeOf<Name>]: ExposedComponent<Name> }>;
};

/**
 * The same for a remote in a repository of another team: the contract lists neither `Name`, its pages, nor its widgets
 * without properties. Widgets with properties are those that it declares itself, in `declare module
 * 'shared-api/federation' { interface FederatedWidgets { 'mf_surveys/SurveyTeaser': SlotProps<'own-page.side'> } }`;
 * `Remote` is its container name.
 */
export type RemoteExposes<Name extends string, Remote extends string = never> = {
  [Expose in Name]: () => Promise<{ [Component in Expose]: (props: PageProps) => ReactNode }>;
} & {
  [Widget in Extract<WidgetName, `${Remote}/${string}`> as ExposeOf<Widget>]: () => Promise<{
    [Expose in ExposeOf<Widget>]: ExposedComponent<Widget>;
  }>;
};
