import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as authErrors from 'shared-api/auth-errors';
import * as chats from 'shared-api/chats';
import * as client from 'shared-api/client';
import * as clock from 'shared-api/clock';
import * as companyInfo from 'shared-api/company-info';
import * as config from 'shared-api/config';
import * as event from 'shared-api/event';
import * as invitations from 'shared-api/invitations';
import * as meetings from 'shared-api/meetings';
import * as messages from 'shared-api/messages';
import * as organizer from 'shared-api/organizer';
import * as paths from 'shared-api/paths';
import * as query from 'shared-api/query';
import * as realtime from 'shared-api/realtime';
import * as session from 'shared-api/session';
import * as settings from 'shared-api/settings';
import * as site from 'shared-api/site';
import * as storage from 'shared-api/storage';
import * as text from 'shared-api/text';
import * as users from 'shared-api/users';
import * as Alert from 'shared-ui/Alert';
import * as Avatar from 'shared-ui/Avatar';
import * as Badge from 'shared-ui/Badge';
import * as Button from 'shared-ui/Button';
import * as ButtonLink from 'shared-ui/ButtonLink';
import * as Card from 'shared-ui/Card';
import * as Cluster from 'shared-ui/Cluster';
import * as Delayed from 'shared-ui/Delayed';
import * as EmptyState from 'shared-ui/EmptyState';
import * as ErrorBoundary from 'shared-ui/ErrorBoundary';
import * as ErrorState from 'shared-ui/ErrorState';
import * as focusPlaces from 'shared-ui/focusPlaces';
import * as Icon from 'shared-ui/Icon';
import * as IconButton from 'shared-ui/IconButton';
import * as Loaded from 'shared-ui/Loaded';
import * as page from 'shared-ui/page';
import * as safeHref from 'shared-ui/safeHref';
import * as Skeleton from 'shared-ui/Skeleton';
import * as Spinner from 'shared-ui/Spinner';
import * as Stack from 'shared-ui/Stack';
import * as TextField from 'shared-ui/TextField';
import * as texts from 'shared-ui/texts';
import * as theme from 'shared-ui/theme';
import * as toast from 'shared-ui/toast';
import * as useFollow from 'shared-ui/useFollow';
import * as Widget from 'shared-ui/Widget';
import * as styledComponents from './styledComponents';

/** A module that the host provides to remotes: `lib` is already loaded, `get` loads it on first use. */
export type ProvidedModule = { lib: () => unknown } | { get: () => Promise<unknown> };

/**
 * All modules that remotes may import without bundling them. Remotes are built against the keys of this table (tooling
 * fails their build for any other import), so each module runs once per page, and the state of react, jotai and
 * shared-api/query is shared (FED-03).
 * Modules used by most pages load with the main layout; the rest load in groups, named by the comment in `import()`.
 * Group only modules that the same pages use, since a group always loads as a whole
 * (docs/adr/0022-what-the-host-provides.md).
 */
export const provided = {
  react: { lib: () => React },
  'react/jsx-runtime': { lib: () => jsxRuntime },
  'react-dom': { lib: () => ReactDom },
  'react-router-dom': { lib: () => router },
  'styled-components': { lib: () => styledComponents },
  jotai: { get: () => import(/* webpackChunkName: "atoms" */ 'jotai') },
  'jotai/utils': { get: () => import('jotai/utils') },
  formik: { get: () => import(/* webpackChunkName: "forms" */ 'formik') },
  yup: { get: () => import(/* webpackChunkName: "forms" */ 'yup') },

  'shared-api/auth-errors': { lib: () => authErrors },
  'shared-api/chats': { lib: () => chats },
  'shared-api/client': { lib: () => client },
  'shared-api/clock': { lib: () => clock },
  'shared-api/company-info': { lib: () => companyInfo },
  'shared-api/config': { lib: () => config },

  'shared-api/event': { lib: () => event },
  'shared-api/invitations': { lib: () => invitations },
  'shared-api/meetings': { lib: () => meetings },
  'shared-api/messages': { lib: () => messages },
  'shared-api/organizer': { lib: () => organizer },
  'shared-api/paths': { lib: () => paths },
  'shared-api/query': { lib: () => query },
  'shared-api/realtime': { lib: () => realtime },
  'shared-api/session': { lib: () => session },
  'shared-api/settings': { lib: () => settings },
  'shared-api/site': { lib: () => site },
  'shared-api/storage': { lib: () => storage },
  'shared-api/text': { lib: () => text },
  'shared-api/users': { lib: () => users },
  'shared-api/connection': { get: () => import(/* webpackChunkName: "connection" */ 'shared-api/connection') },
  'shared-api/delivery': { get: () => import(/* webpackChunkName: "time" */ 'shared-api/delivery') },
  'shared-api/delivery/outbox': { get: () => import(/* webpackChunkName: "outbox" */ 'shared-api/delivery/outbox') },
  'shared-api/delivery/uploads': { get: () => import(/* webpackChunkName: "upload" */ 'shared-api/delivery/uploads') },
  'shared-api/company-marks': { get: () => import(/* webpackChunkName: "marks" */ 'shared-api/company-marks') },
  'shared-api/fit': { get: () => import(/* webpackChunkName: "marks" */ 'shared-api/fit') },
  'shared-api/download': { get: () => import('shared-api/download') },
  'shared-api/long-lists': { get: () => import('shared-api/long-lists') },
  'shared-api/geonames': { get: () => import(/* webpackChunkName: "forms" */ 'shared-api/geonames') },
  'shared-api/meeting-rules': { get: () => import(/* webpackChunkName: "time" */ 'shared-api/meeting-rules') },
  'shared-api/assign-times': { get: () => import('shared-api/assign-times') },
  'shared-api/time': { get: () => import(/* webpackChunkName: "time" */ 'shared-api/time') },

  'shared-ui/Alert': { lib: () => Alert },
  'shared-ui/Avatar': { lib: () => Avatar },
  'shared-ui/Badge': { lib: () => Badge },
  'shared-ui/Button': { lib: () => Button },
  'shared-ui/ButtonLink': { lib: () => ButtonLink },
  'shared-ui/Card': { lib: () => Card },
  'shared-ui/Cluster': { lib: () => Cluster },
  'shared-ui/Delayed': { lib: () => Delayed },
  'shared-ui/EmptyState': { lib: () => EmptyState },
  'shared-ui/ErrorBoundary': { lib: () => ErrorBoundary },
  'shared-ui/ErrorState': { lib: () => ErrorState },
  'shared-ui/Icon': { lib: () => Icon },
  'shared-ui/IconButton': { lib: () => IconButton },
  'shared-ui/Loaded': { lib: () => Loaded },
  'shared-ui/page': { lib: () => page },
  'shared-ui/safeHref': { lib: () => safeHref },
  'shared-ui/Skeleton': { lib: () => Skeleton },
  'shared-ui/Spinner': { lib: () => Spinner },
  'shared-ui/Stack': { lib: () => Stack },
  'shared-ui/TextField': { lib: () => TextField },
  'shared-ui/texts': { lib: () => texts },
  'shared-ui/theme': { lib: () => theme },
  'shared-ui/toast': { lib: () => toast },
  'shared-ui/focusPlaces': { lib: () => focusPlaces },
  'shared-ui/useFollow': { lib: () => useFollow },
  'shared-ui/Widget': { lib: () => Widget },

  'shared-ui/Accordion': { get: () => import(/* webpackChunkName: "accordion" */ 'shared-ui/Accordion') },
  'shared-ui/Flag': { get: () => import(/* webpackChunkName: "flags" */ 'shared-ui/Flag') },
  'shared-ui/LinkedText': { get: () => import(/* webpackChunkName: "text" */ 'shared-ui/LinkedText') },
  'shared-ui/NewsCard': { get: () => import(/* webpackChunkName: "text" */ 'shared-ui/NewsCard') },
  'shared-ui/Pagination': { get: () => import(/* webpackChunkName: "lists" */ 'shared-ui/Pagination') },
  'shared-ui/Select': { get: () => import(/* webpackChunkName: "lists" */ 'shared-ui/Select') },
  'shared-ui/Dialog': { get: () => import(/* webpackChunkName: "dialogs" */ 'shared-ui/Dialog') },
  'shared-ui/ActionBar': { get: () => import(/* webpackChunkName: "actions" */ 'shared-ui/ActionBar') },
  'shared-ui/ProgressBar': { get: () => import(/* webpackChunkName: "progress" */ 'shared-ui/ProgressBar') },
  'shared-ui/InlineUndo': { get: () => import(/* webpackChunkName: "undo" */ 'shared-ui/InlineUndo') },
  'shared-ui/CopyButton': { get: () => import(/* webpackChunkName: "copying" */ 'shared-ui/CopyButton') },
  'shared-ui/FavouriteButton': { get: () => import(/* webpackChunkName: "marks" */ 'shared-ui/FavouriteButton') },
  'shared-ui/FitLine': { get: () => import(/* webpackChunkName: "marks" */ 'shared-ui/FitLine') },
  'shared-api/csv': { get: () => import(/* webpackChunkName: "copying" */ 'shared-api/csv') },
  'shared-ui/saveFile': { get: () => import(/* webpackChunkName: "copying" */ 'shared-ui/saveFile') },
  'shared-ui/SegmentedControl': { get: () => import(/* webpackChunkName: "actions" */ 'shared-ui/SegmentedControl') },
  'shared-ui/PreviewFrame': { get: () => import(/* webpackChunkName: "actions" */ 'shared-ui/PreviewFrame') },
  'shared-ui/keepTitlePrefix': { get: () => import(/* webpackChunkName: "title" */ 'shared-ui/keepTitlePrefix') },
  'shared-ui/Checkbox': { get: () => import(/* webpackChunkName: "checkbox" */ 'shared-ui/Checkbox') },
  'shared-ui/Combobox': { get: () => import(/* webpackChunkName: "combobox" */ 'shared-ui/Combobox') },
  'shared-ui/Field': { get: () => import(/* webpackChunkName: "fields" */ 'shared-ui/Field') },
  'shared-ui/Switch': { get: () => import(/* webpackChunkName: "switch" */ 'shared-ui/Switch') },
  'shared-ui/RadioGroup': { get: () => import(/* webpackChunkName: "fields" */ 'shared-ui/RadioGroup') },
  'shared-ui/Textarea': { get: () => import(/* webpackChunkName: "textarea" */ 'shared-ui/Textarea') },
  'shared-ui/lists': { get: () => import(/* webpackChunkName: "virtual" */ 'shared-ui/lists') },
  'shared-ui/TagList': { get: () => import(/* webpackChunkName: "tags" */ 'shared-ui/TagList') },
  'shared-ui/Menu': { get: () => import(/* webpackChunkName: "menus" */ 'shared-ui/Menu') },
  'shared-api/leave-guard': { get: () => import(/* webpackChunkName: "fields" */ 'shared-api/leave-guard') },
  'shared-ui/FormFoot': { get: () => import(/* webpackChunkName: "fields" */ 'shared-ui/FormFoot') },
  'shared-ui/forms': { get: () => import(/* webpackChunkName: "forms" */ 'shared-ui/forms') },
  'shared-ui/Popover': { get: () => import(/* webpackChunkName: "popover" */ 'shared-ui/Popover') },
  'shared-ui/CheckTree': { get: () => import(/* webpackChunkName: "pickers" */ 'shared-ui/CheckTree') },
  'shared-ui/MultiSelectFilter': { get: () => import(/* webpackChunkName: "filters" */ 'shared-ui/MultiSelectFilter') },
  'shared-ui/DatePicker': { get: () => import(/* webpackChunkName: "fields" */ 'shared-ui/DatePicker') },
  'shared-ui/DayStrip': { get: () => import(/* webpackChunkName: "slots" */ 'shared-ui/DayStrip') },
  'shared-ui/PrintSheets': { get: () => import(/* webpackChunkName: "slots" */ 'shared-ui/PrintSheets') },
  'shared-ui/dropSecondClick': { get: () => import(/* webpackChunkName: "fields" */ 'shared-ui/dropSecondClick') },
  'shared-ui/files': { get: () => import(/* webpackChunkName: "file-types" */ 'shared-ui/files') },
  'shared-ui/whenIdle': { get: () => import(/* webpackChunkName: "images" */ 'shared-ui/whenIdle') },
  'shared-ui/FileTypeIcon': { get: () => import(/* webpackChunkName: "file-types" */ 'shared-ui/FileTypeIcon') },
  'shared-ui/FileDrop': { get: () => import(/* webpackChunkName: "file-drop" */ 'shared-ui/FileDrop') },
  'shared-ui/ImageViewer': { get: () => import(/* webpackChunkName: "images" */ 'shared-ui/ImageViewer') },
  'shared-ui/QrCode': { get: () => import(/* webpackChunkName: "qr-code" */ 'shared-ui/QrCode') },
} satisfies Record<string, ProvidedModule>;

/**
 * Names by which released builds import what belongs to another module of the same package now. They go once no build
 * of version 0.4.0 is live (docs/adr/0022-what-the-host-provides.md).
 */
export const formerNames = {
  'shared-api/delivery': ['paced'],
  'shared-ui/Dialog': ['ConfirmDialog'],
  'shared-ui/ErrorBoundary': ['lists/RowBoundary'],
  'shared-ui/Field': ['FieldPair'],
  'shared-ui/FileDrop': ['FileButton'],
  'shared-ui/files': ['fileName', 'formatFileSize'],
  'shared-ui/LinkedText': ['CollapsibleText'],
  'shared-ui/lists': ['lists/VirtualChatList', 'lists/VirtualList'],
  'shared-ui/page': ['arrivalMark'],
  'shared-ui/Pagination': ['PageSizeSelect'],
  'shared-ui/TagList': ['Tag'],
  'shared-ui/TextField': ['PasswordField'],
  'shared-ui/texts': ['cutText', 'formatDuration', 'isEmail', 'plural'],
  'shared-ui/whenIdle': ['savesData'],
  'shared-ui/Widget': ['useModule'],
} satisfies Partial<Record<keyof typeof provided, readonly string[]>>;

/** The modules by all their names. */
export const byName: Record<string, ProvidedModule> = { ...provided };
for (const [present, names] of Object.entries(formerNames))
  for (const name of names) byName[present.replace(/\/.*/, `/${name}`)] = byName[present] as ProvidedModule;
