import { storedText } from 'shared-api/text';
import { MAILING_LIMIT, MAILING_TEXT_LIMIT } from '#domain/limits';
import { texts } from '../texts';

interface SendState {
  chosen: number;
  willGet: number;
  /** All data about the recipients has loaded. */
  isReady: boolean;
  text: string;
  hasAttachments: boolean;
  isUploading: boolean;
}

/** Why a mailing cannot be sent now: the first missing requirement. */
export function whyNotSend({
  chosen,
  willGet,
  isReady,
  text,
  hasAttachments,
  isUploading,
}: SendState): string | undefined {
  const typed = storedText(text).trim();
  if (chosen === 0) return texts.noRecipients;
  if (isReady && willGet === 0) return texts.nobodyLeft;
  if (willGet > MAILING_LIMIT) return texts.tooMany;
  if (typed === '' && !hasAttachments) return texts.noText;
  if (typed.length > MAILING_TEXT_LIMIT) return texts.tooLong;
  if (isUploading) return texts.uploading;
  return isReady ? undefined : texts.listNotReady;
}
