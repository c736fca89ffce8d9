import dayjs from 'dayjs';
import 'dayjs/locale/sl';

/** Makes Slovenian the language of dates (§4 Start-up, §9). */
export function setLocale(): void {
  dayjs.locale('sl');
}
