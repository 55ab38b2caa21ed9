import { getNotices } from '#calls/notices/getNotices.ts';
import { getNoticeSettings } from '#calls/notices/getNoticeSettings.ts';
import { markNoticesShown } from '#calls/notices/markNoticesShown.ts';
import { readNotices } from '#calls/notices/readNotices.ts';
import { saveNoticeSettings } from '#calls/notices/saveNoticeSettings.ts';
import { downloadAttachment } from './calls/attachments/downloadAttachment.ts';
import { uploadAttachment } from './calls/attachments/uploadAttachment.ts';
import { changePassword } from './calls/auth/changePassword.ts';
import { checkAuth } from './calls/auth/checkAuth.ts';
import { login } from './calls/auth/login.ts';
import { logout } from './calls/auth/logout.ts';
import { resetPassword } from './calls/auth/resetPassword.ts';
import { signup } from './calls/auth/signup.ts';
import { addBroadcast } from './calls/broadcasts/addBroadcast.ts';
import { cancelBroadcast } from './calls/broadcasts/cancelBroadcast.ts';
import { deleteBroadcast } from './calls/broadcasts/deleteBroadcast.ts';
import { getBroadcast } from './calls/broadcasts/getBroadcast.ts';
import { getBroadcasts } from './calls/broadcasts/getBroadcasts.ts';
import { previewBroadcast } from './calls/broadcasts/previewBroadcast.ts';
import { retryBroadcast } from './calls/broadcasts/retryBroadcast.ts';
import { retryEmails } from './calls/broadcasts/retryEmails.ts';
import { saveBroadcast } from './calls/broadcasts/saveBroadcast.ts';
import { testBroadcast } from './calls/broadcasts/testBroadcast.ts';
import { getCalendar } from './calls/calendar/getCalendar.ts';
import { resetCalendar } from './calls/calendar/resetCalendar.ts';
import { deleteMessage } from './calls/chats/deleteMessage.ts';
import { editMessage } from './calls/chats/editMessage.ts';
import { getChatMessages } from './calls/chats/getChatMessages.ts';
import { getChats } from './calls/chats/getChats.ts';
import { getChatWithUser } from './calls/chats/getChatWithUser.ts';
import { getIncomingMessages } from './calls/chats/getIncomingMessages.ts';
import { markChatSeen } from './calls/chats/markChatSeen.ts';
import { redirectToChat } from './calls/chats/redirectToChat.ts';
import { sendMailing } from './calls/chats/sendMailing.ts';
import { sendMessage } from './calls/chats/sendMessage.ts';
import { getEvent } from './calls/event/getEvent.ts';
import { deleteFile } from './calls/files/deleteFile.ts';
import { downloadFile } from './calls/files/downloadFile.ts';
import { getFiles } from './calls/files/getFiles.ts';
import { renameFile } from './calls/files/renameFile.ts';
import { uploadFile } from './calls/files/uploadFile.ts';
import { countActivities } from './calls/filters/countActivities.ts';
import { countAdditionalOption } from './calls/filters/countAdditionalOption.ts';
import { countLocation } from './calls/filters/countLocation.ts';
import { getAdditionalOptions } from './calls/filters/getAdditionalOptions.ts';
import { getLocationOptions } from './calls/filters/getLocationOptions.ts';
import { findCities } from './calls/geonames/findCities.ts';
import { getCitiesByName } from './calls/geonames/getCitiesByName.ts';
import { getCountries } from './calls/geonames/getCountries.ts';
import { deleteAvatar } from './calls/images/deleteAvatar.ts';
import { deletePhoto } from './calls/images/deletePhoto.ts';
import { getPhotos } from './calls/images/getPhotos.ts';
import { uploadAvatar } from './calls/images/uploadAvatar.ts';
import { uploadPhoto } from './calls/images/uploadPhoto.ts';
import { answerInvitation } from './calls/invitations/answerInvitation.ts';
import { cancelInvitation } from './calls/invitations/cancelInvitation.ts';
import { countInvitations } from './calls/invitations/countInvitations.ts';
import { getIncomingInvitations } from './calls/invitations/getIncomingInvitations.ts';
import { getOutgoingInvitations } from './calls/invitations/getOutgoingInvitations.ts';
import { invite } from './calls/invitations/invite.ts';
import { getMarks } from './calls/marks/getMarks.ts';
import { saveMarks } from './calls/marks/saveMarks.ts';
import { cancelMeeting } from './calls/meetings/cancelMeeting.ts';
import { deleteMeeting } from './calls/meetings/deleteMeeting.ts';
import { getFutureMeetings } from './calls/meetings/getFutureMeetings.ts';
import { getMeeting } from './calls/meetings/getMeeting.ts';
import { getMeetingCompanies } from './calls/meetings/getMeetingCompanies.ts';
import { getOpenings } from './calls/meetings/getOpenings.ts';
import { getPastMeetings } from './calls/meetings/getPastMeetings.ts';
import { saveArrival } from './calls/meetings/saveArrival.ts';
import { getNews } from './calls/news/getNews.ts';
import { saveNotificationMode } from './calls/notifications/saveNotificationMode.ts';
import { unsubscribe } from './calls/notifications/unsubscribe.ts';
import { activateParticipants } from './calls/organizer/activateParticipants.ts';
import { addNews } from './calls/organizer/addNews.ts';
import { addPlaces } from './calls/organizer/addPlaces.ts';
import { assignPlaces } from './calls/organizer/assignPlaces.ts';
import { blockParticipants } from './calls/organizer/blockParticipants.ts';
import { cancelOrganizerMeeting } from './calls/organizer/cancelOrganizerMeeting.ts';
import { confirmOrganizer } from './calls/organizer/confirmOrganizer.ts';
import { declineParticipants } from './calls/organizer/declineParticipants.ts';
import { deleteNews } from './calls/organizer/deleteNews.ts';
import { deletePlace } from './calls/organizer/deletePlace.ts';
import { exportParticipants } from './calls/organizer/exportParticipants.ts';
import { getConsequences } from './calls/organizer/getConsequences.ts';
import { getJournal } from './calls/organizer/getJournal.ts';
import { getOrganizerEvent } from './calls/organizer/getOrganizerEvent.ts';
import { getOrganizerMeetings } from './calls/organizer/getOrganizerMeetings.ts';
import { getOrganizerNews } from './calls/organizer/getOrganizerNews.ts';
import { getOrganizerParticipant } from './calls/organizer/getOrganizerParticipant.ts';
import { getOrganizerParticipants } from './calls/organizer/getOrganizerParticipants.ts';
import { getOrganizerSettings } from './calls/organizer/getOrganizerSettings.ts';
import { getOrganizerSite } from './calls/organizer/getOrganizerSite.ts';
import { getOverview } from './calls/organizer/getOverview.ts';
import { getParticipantPage } from './calls/organizer/getParticipantPage.ts';
import { getPlaces } from './calls/organizer/getPlaces.ts';
import { getSite } from './calls/organizer/getSite.ts';
import { linkMeetings } from './calls/organizer/linkMeetings.ts';
import { mailParticipantPassword } from './calls/organizer/mailParticipantPassword.ts';
import { moveOrganizerMeeting } from './calls/organizer/moveOrganizerMeeting.ts';
import { placeMeetings } from './calls/organizer/placeMeetings.ts';
import { restoreNews } from './calls/organizer/restoreNews.ts';
import { returnParticipants } from './calls/organizer/returnParticipants.ts';
import { saveEvent } from './calls/organizer/saveEvent.ts';
import { saveNews } from './calls/organizer/saveNews.ts';
import { saveOrganizerParticipant } from './calls/organizer/saveOrganizerParticipant.ts';
import { savePlace } from './calls/organizer/savePlace.ts';
import { saveSetting } from './calls/organizer/saveSetting.ts';
import { saveSite } from './calls/organizer/saveSite.ts';
import { unblockParticipants } from './calls/organizer/unblockParticipants.ts';
import { uploadBanner } from './calls/organizer/uploadBanner.ts';
import { getPoints } from './calls/points/getPoints.ts';
import { savePoints } from './calls/points/savePoints.ts';
import { saveSchedule } from './calls/points/saveSchedule.ts';
import { getActivities } from './calls/profile/getActivities.ts';
import { getIndustries } from './calls/profile/getIndustries.ts';
import { saveCompanyInfo } from './calls/profile/saveCompanyInfo.ts';
import { saveGeneralInfo } from './calls/profile/saveGeneralInfo.ts';
import { saveRegistrationStep } from './calls/profile/saveRegistrationStep.ts';
import { authorizeChannel } from './calls/push/authorizeChannel.ts';
import { getReports } from './calls/reports/getReports.ts';
import { confirmAgreement } from './calls/results/confirmAgreement.ts';
import { getMeetingResults } from './calls/results/getMeetingResults.ts';
import { proposeAgreement } from './calls/results/proposeAgreement.ts';
import { saveMeetingResult } from './calls/results/saveMeetingResult.ts';
import { getSettings } from './calls/settings/getSettings.ts';
import { findUsers } from './calls/users/findUsers.ts';
import { getCurrentUser } from './calls/users/getCurrentUser.ts';
import { getParticipant } from './calls/users/getParticipant.ts';
import { userExists } from './calls/users/userExists.ts';
import { deletePushSubscription } from './calls/web-push/deletePushSubscription.ts';
import { getPushKey } from './calls/web-push/getPushKey.ts';
import { getPushSubscriptions } from './calls/web-push/getPushSubscriptions.ts';
import { savePushSubscription } from './calls/web-push/savePushSubscription.ts';
import { deleteWish } from './calls/wishes/deleteWish.ts';
import { getWishes } from './calls/wishes/getWishes.ts';
import { saveWish } from './calls/wishes/saveWish.ts';
import type { Operation } from './platform/http/operation.ts';

/** Every call of the contract by domain: `calls/<domain>/<operationId>.ts`. The start fails when a call is missing. */
const BY_DOMAIN = {
  attachments: [downloadAttachment, uploadAttachment],
  auth: [changePassword, checkAuth, login, logout, resetPassword, signup],
  broadcasts: [
    addBroadcast,
    cancelBroadcast,
    deleteBroadcast,
    getBroadcast,
    getBroadcasts,
    previewBroadcast,
    retryBroadcast,
    retryEmails,
    saveBroadcast,
    testBroadcast,
  ],
  calendar: [getCalendar, resetCalendar],
  chats: [
    deleteMessage,
    editMessage,
    getChatMessages,
    getChatWithUser,
    getChats,
    getIncomingMessages,
    markChatSeen,
    redirectToChat,
    sendMailing,
    sendMessage,
  ],
  event: [getEvent],
  files: [deleteFile, downloadFile, getFiles, renameFile, uploadFile],
  filters: [countActivities, countAdditionalOption, countLocation, getAdditionalOptions, getLocationOptions],
  geonames: [findCities, getCitiesByName, getCountries],
  images: [deleteAvatar, deletePhoto, getPhotos, uploadAvatar, uploadPhoto],
  invitations: [
    answerInvitation,
    cancelInvitation,
    countInvitations,
    getIncomingInvitations,
    getOutgoingInvitations,
    invite,
  ],
  meetings: [
    cancelMeeting,
    deleteMeeting,
    getFutureMeetings,
    getMeeting,
    getMeetingCompanies,
    getOpenings,
    getPastMeetings,
    saveArrival,
  ],
  news: [getNews],
  notices: [getNotices, getNoticeSettings, markNoticesShown, readNotices, saveNoticeSettings],
  notifications: [saveNotificationMode, unsubscribe],
  reports: [getReports],
  marks: [getMarks, saveMarks],
  results: [confirmAgreement, getMeetingResults, proposeAgreement, saveMeetingResult],
  organizer: [
    activateParticipants,
    addNews,
    addPlaces,
    assignPlaces,
    blockParticipants,
    cancelOrganizerMeeting,
    confirmOrganizer,
    declineParticipants,
    deleteNews,
    deletePlace,
    exportParticipants,
    getConsequences,
    getJournal,
    getOrganizerEvent,
    getOrganizerMeetings,
    getOrganizerNews,
    getOrganizerParticipant,
    getOrganizerParticipants,
    getOrganizerSettings,
    getOrganizerSite,
    getOverview,
    getParticipantPage,
    getPlaces,
    getSite,
    linkMeetings,
    mailParticipantPassword,
    moveOrganizerMeeting,
    placeMeetings,
    restoreNews,
    returnParticipants,
    saveEvent,
    saveNews,
    saveOrganizerParticipant,
    savePlace,
    saveSetting,
    saveSite,
    unblockParticipants,
    uploadBanner,
  ],
  points: [getPoints, savePoints, saveSchedule],
  profile: [getActivities, getIndustries, saveCompanyInfo, saveGeneralInfo, saveRegistrationStep],
  push: [authorizeChannel],
  settings: [getSettings],
  users: [findUsers, getCurrentUser, getParticipant, userExists],
  'web-push': [deletePushSubscription, getPushKey, getPushSubscriptions, savePushSubscription],
  wishes: [deleteWish, getWishes, saveWish],
} satisfies Record<string, Operation[]>;

export const OPERATIONS: Operation[] = Object.values(BY_DOMAIN).flat();
