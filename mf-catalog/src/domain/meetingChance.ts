/** Whether a company can be invited to meet; `nobody` where the page says once that no company can. */
export type MeetingChance = 'possible' | 'nobody' | { reason: string };
