import { date, integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
export const day = () => date({ mode: 'string' });
