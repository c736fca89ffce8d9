import { useEffect, useRef } from 'react';
import type { NotificationPreferences } from '../../domain/api-types';
import { boxOf, type Channel, type NoticeValues } from '../../domain/people/notice-values';
import { noticeChannels, preferencesText as text } from '../../text/account/preferences';
import { joinNames } from '../../text/common/capital';
import type { PortalForm } from '../../ui/form/use-portal-form';
import { KindBoxes } from './kind-boxes';
import '../../ui/page/disclosure.css';

interface KindGroupProps {
  readonly title: string;
  readonly form: PortalForm<NoticeValues>;
  readonly settings: NotificationPreferences['vrste'];
  readonly channels: readonly Channel[];
}

/**
 * Kinds of notices under a line that says how the user gets them. It opens by itself when one of its boxes has an error,
 * and stays open until none has one.
 */
export function KindGroup({ title, form, settings, channels }: KindGroupProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const { errors } = form.inner.formState;
  const boxes = settings.flatMap(({ vrsta }) => channels.map((channel) => boxOf(vrsta, channel)));
  const hasError = boxes.some((name) => errors[name] || form.refusal?.field === name);
  useEffect(() => {
    if (!hasError || !place.current || place.current.open) return;
    place.current.open = true;
    // What is not shown cannot have taken the focus when the form was sent.
    place.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [hasError]);
  const values = form.inner.watch();
  const used = channels.filter((channel) =>
    settings.some(({ vrsta }) => values[boxOf(vrsta, channel)] === true),
  );
  return (
    <div>
      <details
        ref={place}
        className="preferences__group"
        onToggle={({ currentTarget }) => {
          if (hasError) currentTarget.open = true;
        }}
      >
        <summary>
          <strong>{title}</strong>{' '}
          <span className="section-card__note">
            {joinNames(used.map((channel) => noticeChannels[channel])) || text.nowhere}
          </span>
        </summary>
        <div className="rows">
          {settings.map((row) => (
            <KindBoxes key={row.vrsta} form={form} setting={row} channels={channels} />
          ))}
        </div>
      </details>
    </div>
  );
}
