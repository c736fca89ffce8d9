import type { Known, NotificationPreferences } from '../api-types';

type Setting = NotificationPreferences['vrste'][number];

/** The channels in the order in which they are shown. */
export const channels = ['e_posta', 'sms', 'potisno', 'posta'] as const;

export type Channel = (typeof channels)[number];

/** The values of the form of `pages.md` P35 by field: a box for each kind and channel, the digest, the quiet hours. */
export type NoticeValues = Record<string, string | boolean>;

/** The field of a kind and a channel. */
export const boxOf = (kind: string, channel: string) => `${kind}-${channel}`;

/** The hours that are offered when quiet hours are turned on. */
const night = { od: '22:00', do: '07:00' } as const;

/** The channels by which the user can be reached. */
export function availableChannels({ kanali }: NotificationPreferences): readonly Channel[] {
  return channels.filter((channel) => kanali.some((row) => row.kanal === channel && row.na_voljo));
}

/** The available channels by which the user gets a notice of any kind. */
export const usedChannels = (saved: NotificationPreferences): readonly Channel[] =>
  availableChannels(saved).filter((channel) => saved.vrste.some((row) => row[channel]));

/** The values of the form for saved preferences. */
export function noticeValues(saved: NotificationPreferences): NoticeValues {
  const boxes = saved.vrste.flatMap((row) =>
    channels.map((channel) => [boxOf(row.vrsta, channel), row[channel]] as const),
  );
  const { od, do: until } = saved.tihe_ure ?? night;
  const quiet = saved.tihe_ure !== null;
  return { ...Object.fromEntries(boxes), povzetek: saved.povzetek, quiet, od, do: until };
}

/**
 * What is sent for the values of the form.
 *
 * @param before - the preferences that the form began with: kinds that are as before are left out, so that another open
 * page's changes of them stay
 * @param now - those that the server has now: a digest and quiet hours that are as before are sent as they are now
 */
export function noticeChange(
  values: NoticeValues,
  before: NotificationPreferences,
  now: NotificationPreferences,
) {
  const chosen = ({ vrsta }: Setting, channel: Channel) => values[boxOf(vrsta, channel)] === true;
  const digest = values.povzetek === before.povzetek ? now.povzetek : values.povzetek;
  const hours = values.quiet === true ? { od: String(values.od), do: String(values.do) } : null;
  const areSame = hours?.od === before.tihe_ure?.od && hours?.do === before.tihe_ure?.do;
  return {
    vrste: before.vrste
      .filter((row) => channels.some((channel) => chosen(row, channel) !== row[channel]))
      .map((row) => ({
        // A kind that the portal does not know goes back to the server that has sent it.
        vrsta: row.vrsta as Known<Setting['vrsta']>,
        posta: chosen(row, 'posta'),
        e_posta: chosen(row, 'e_posta'),
        sms: chosen(row, 'sms'),
        potisno: chosen(row, 'potisno'),
      })),
    povzetek: digest as Known<NotificationPreferences['povzetek']>,
    tihe_ure: areSame ? now.tihe_ure : hours,
  };
}
