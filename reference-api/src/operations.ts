import { checkAuth, login, logout } from './auth/login.ts';
import { signup } from './auth/signup.ts';
import { getChatMessages, getChats, getChatWithUser, getIncomingMessages, markChatSeen, redirectToChat } from './chat/listOperations.ts';
import { sendMessage } from './chat/sendOperation.ts';
import { findCities, getCountries } from './geonames/operations.ts';
import type { Operation } from './http/operation.ts';
import { answerInvitation, cancelInvitation } from './invitations/decideOperations.ts';
import { countInvitations, getIncomingInvitations, getOutgoingInvitations } from './invitations/listOperations.ts';
import { getMeetingCompanies } from './meetings/operations.ts';
import { getEvent } from './news/event.ts';
import { getNews } from './news/operations.ts';
import { getPoints } from './points/operations.ts';
import { authorizeChannel } from './push/operations.ts';
import { getSettings } from './settings/operations.ts';
import { findUsers } from './users/catalogue.ts';
import { getCurrentUser, getParticipant } from './users/operations.ts';

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
  getMeetingCompanies,
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
  getCountries,
  findCities,
  getNews,
  getEvent,
  getSettings,
  authorizeChannel,
];
