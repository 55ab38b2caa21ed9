import { useState } from 'react';
import { describeAuthErrors } from 'shared-api/auth-errors';
import { ApiError, describeError } from 'shared-api/client';
import { useSaveCompanyInfo } from 'shared-api/company-info';
import type { Schema } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { toast } from 'shared-ui/toast';
import type { CompanyInfoPurpose } from './companyInfo.schema';
import { texts } from './texts';

interface SaveOptions {
  purpose: CompanyInfoPurpose;
  /** Called once the server has it and the user is read again. */
  onSaved?: () => void;
}

/** Saves the company's form. `failure` is the sentence about the last try; `save` answers whether it worked. */
export function useCompanyInfoSaving({ purpose, onSaved }: SaveOptions) {
  const saveCompanyInfo = useSaveCompanyInfo();
  const { reload } = useCurrentUser();
  const [failure, setFailure] = useState<string>();

  const save = async (info: Schema<'CompanyInfo'>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await saveCompanyInfo(info);
    } catch (error) {
      const { isRefusal, message } = describeFailure(error);
      toast.danger(isRefusal ? message : texts.saveFailed[purpose]);
      setFailure(message);
      return false;
    }
    const user = await reload();
    // The user could not be read again: the guard still knows the former step and would lead back here.
    if (purpose === 'registration' && user?.registration_step === 'COMPANY') {
      toast.danger(texts.saveFailed.registration);
      setFailure(texts.notContinued);
      return false;
    }
    if (purpose === 'profile') toast.success(texts.saved);
    onSaved?.();
    return true;
  };

  return { save, failure };
}

function describeFailure(error: unknown): { isRefusal: boolean; message: string } {
  if (!(error instanceof ApiError)) return { isRefusal: false, message: describeError(error) };
  return { isRefusal: error.problem.kind === 'form', message: describeAuthErrors(error.problem).message };
}
