import { addDays } from './add-days';
import { slovenianTime } from './date';
import { portalNow } from './server-day';

/** Today in Slovenia, such as `2026-11-21`; the server's day when it works by a fixed one. */
export function today(): string {
  return slovenianTime(portalNow()).day;
}

/** The day so many days before today. */
export function daysAgo(days: number): string {
  return addDays(today(), -days);
}

/** This year in Slovenia. */
export function thisYear(): number {
  return Number(today().slice(0, 4));
}
