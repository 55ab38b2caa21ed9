import { downloadAttachment, uploadAttachment } from './attachments/operations.ts';
import { changePassword } from './auth/changePassword.ts';
import { checkAuth, login, logout } from './auth/login.ts';
import { resetPassword } from './auth/resetPassword.ts';
import { signup } from './auth/signup.ts';
import { deleteMessage, editMessage } from './chat/changeOperations.ts';
import {
  getChatMessages,
  getChats,
  getChatWithUser,
  getIncomingMessages,
  markChatSeen,
  redirectToChat,
} from './chat/listOperations.ts';
import { sendMailing } from './chat/mailingOperation.ts';
import { sendMessage } from './chat/sendOperation.ts';
import { deleteFile, downloadFile, getFiles, renameFile } from './files/operations.ts';
import { uploadFile } from './files/uploadFile.ts';
import {
  countActivities,
  countAdditionalOption,
  countLocation,
  getAdditionalOptions,
  getLocationOptions,
} from './filters/operations.ts';
import { findCities, getCitiesByName, getCountries } from './geonames/operations.ts';
import type { Operation } from './http/operation.ts';
import { deleteAvatar, uploadAvatar } from './images/avatarOperations.ts';
import { deletePhoto, getPhotos, uploadPhoto } from './images/photoOperations.ts';
import { answerInvitation, cancelInvitation } from './invitations/decideOperations.ts';
import { invite } from './invitations/inviteOperation.ts';
import { countInvitations, getIncomingInvitations, getOutgoingInvitations } from './invitations/listOperations.ts';
import { unsubscribe } from './mail/unsubscribe.ts';
import { cancelMeeting, deleteMeeting } from './meetings/cancelOperations.ts';
import { getFutureMeetings, getPastMeetings } from './meetings/listOperations.ts';
import { getMeetingCompanies } from './meetings/operations.ts';
import { getEvent } from './news/event.ts';
import { getNews } from './news/operations.ts';
import { getPoints } from './points/operations.ts';
import { savePoints, saveSchedule } from './points/saveOperations.ts';
import { getActivities, getIndustries } from './profile/catalogueOperations.ts';
import { saveCompanyInfo } from './profile/saveCompanyInfo.ts';
import { saveGeneralInfo } from './profile/saveGeneralInfo.ts';
import { saveNotificationMode, saveRegistrationStep } from './profile/stepOperations.ts';
import { authorizeChannel } from './push/operations.ts';
import { getSettings } from './settings/operations.ts';
import { findUsers } from './users/catalogue.ts';
import { getCurrentUser, getParticipant, userExists } from './users/operations.ts';

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
