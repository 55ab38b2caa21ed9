/**
 * Whether a company can be invited to meet; `nobody` when meetings are impossible with all companies, which the page
 * explains once.
 */
export type MeetingChance = 'possible' | 'nobody' | { reason: string };
