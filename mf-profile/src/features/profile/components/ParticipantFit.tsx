import type { Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { FitLine } from 'shared-ui/FitLine';

interface ParticipantFitProps {
  /** Who looks at the page. */
  viewer: Participant;
  profile: Participant;
}

/** Why the company suits the viewer, as on its card in the catalogue; nothing where nothing matches. */
export function ParticipantFit({ viewer, profile }: ParticipantFitProps) {
  const fit = companyFit(viewer, profile);
  return fit && <FitLine explanation={fitExplanation(fit, viewer.type)}>{fitLine(fit)}</FitLine>;
}
