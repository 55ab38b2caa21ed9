import { downloadAttachment, uploadAttachment } from '#calls/attachments/uploadAttachment.ts';
import { changePassword } from '#calls/auth/changePassword.ts';
import { checkAuth, login, logout } from '#calls/auth/login.ts';
import { resetPassword } from '#calls/auth/resetPassword.ts';
import { signup } from '#calls/auth/signup.ts';
import { deleteMessage, editMessage } from '#calls/chats/editMessage.ts';
import {
  getChatMessages,
  getChats,
  getChatWithUser,
  getIncomingMessages,
  markChatSeen,
  redirectToChat,
} from '#calls/chats/getChatMessages.ts';
import { sendMailing } from '#calls/chats/sendMailing.ts';
import { sendMessage } from '#calls/chats/sendMessage.ts';
import { getEvent } from '#calls/event/findEvent.ts';
import { deleteFile, downloadFile, getFiles, renameFile } from '#calls/files/downloadFile.ts';
import { uploadFile } from '#calls/files/uploadFile.ts';
import {
  countActivities,
  countAdditionalOption,
  countLocation,
  getAdditionalOptions,
  getLocationOptions,
} from '#calls/filters/countActivities.ts';
import { findCities, getCitiesByName, getCountries } from '#calls/geonames/findCities.ts';
import { deleteAvatar, uploadAvatar } from '#calls/images/uploadAvatar.ts';
import { deletePhoto, getPhotos, uploadPhoto } from '#calls/images/uploadPhoto.ts';
import { answerInvitation, cancelInvitation } from '#calls/invitations/decideInvitation.ts';
import {
  countInvitations,
  getIncomingInvitations,
  getOutgoingInvitations,
} from '#calls/invitations/findInvitations.ts';
import { invite } from '#calls/invitations/invite.ts';
import { getFutureMeetings, getPastMeetings } from '#calls/meetings/findMeetingDays.ts';
import { getMeetingCompanies } from '#calls/meetings/getMeetingCompanies.ts';
import { cancelMeeting, deleteMeeting } from '#calls/meetings/removeMeeting.ts';
import { getNews } from '#calls/news/getNews.ts';
import { unsubscribe } from '#calls/notifications/unsubscribe.ts';
import { getPoints } from '#calls/points/getPoints.ts';
import { savePoints, saveSchedule } from '#calls/points/savePoints.ts';
import { getActivities, getIndustries } from '#calls/profile/getActivities.ts';
import { saveCompanyInfo } from '#calls/profile/saveCompanyInfo.ts';
import { saveGeneralInfo } from '#calls/profile/saveGeneralInfo.ts';
import { saveNotificationMode, saveRegistrationStep } from '#calls/profile/saveRegistrationStep.ts';
import { authorizeChannel } from '#calls/push/authorizeChannel.ts';
import { getSettings } from '#calls/settings/getSettings.ts';
import { findUsers } from '#calls/users/findUsers.ts';
import { getCurrentUser, getParticipant, userExists } from '#calls/users/getCurrentUser.ts';
import type { Operation } from '#platform/http/operation.ts';

/** Every implemented call of the contract. */
export const OPERATIONS: Operation[] = [
  checkAuth,
  login,
  logout,
  signup,
  getCurrentUser,
  getParticipant,
  findUsers,
  getPoints,
  savePoints,
  saveSchedule,
  getFutureMeetings,
  getPastMeetings,
  getMeetingCompanies,
  cancelMeeting,
  deleteMeeting,
  invite,
  getIncomingInvitations,
  getOutgoingInvitations,
  countInvitations,
  answerInvitation,
  cancelInvitation,
  getChats,
  getChatMessages,
  markChatSeen,
  redirectToChat,
  getChatWithUser,
  getIncomingMessages,
  sendMessage,
  editMessage,
  deleteMessage,
  sendMailing,
  getCountries,
  findCities,
  getNews,
  getEvent,
  getSettings,
  authorizeChannel,
  resetPassword,
  changePassword,
  userExists,
  uploadAttachment,
  downloadAttachment,
  getLocationOptions,
  countLocation,
  countActivities,
  getAdditionalOptions,
  countAdditionalOption,
  saveNotificationMode,
  saveGeneralInfo,
  saveCompanyInfo,
  saveRegistrationStep,
  uploadAvatar,
  deleteAvatar,
  getPhotos,
  uploadPhoto,
  deletePhoto,
  getFiles,
  uploadFile,
  renameFile,
  deleteFile,
  downloadFile,
  getCitiesByName,
  getActivities,
  getIndustries,
  unsubscribe,
];
