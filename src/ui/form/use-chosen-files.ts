import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { messages } from '../../text/common/messages';
import { formText } from '../../text/forms/form';
import { notify } from '../states/toast';
import type { FormValues } from './rules';
import type { Field } from './use-field';
import type { PortalForm } from './use-portal-form';

/** Whether a file can be read: a cloud file may be offline, a USB stick removed. */
async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/**
 * Adds and removes the files of a field. An unreadable file is removed with a message (§8), because sending it would fail
 * without an explanation.
 *
 * @returns the files with an `announcement` for screen readers
 */
export function useChosenFiles<Values extends FormValues>(
  form: PortalForm<Values>,
  name: keyof Values & string,
  field: Field,
) {
  const [announcement, setAnnouncement] = useState('');
  const path = name as unknown as Path<Values>;
  const now = () => form.inner.getValues(path) as unknown as readonly File[];
  const add = async (chosen: readonly File[], multiple: boolean) => {
    if (chosen.length === 0) return;
    setAnnouncement('');
    // The picker gives one file, but any number can be dropped.
    if (!multiple && chosen.length > 1) return notify.error(formText.oneFile);
    field.set(multiple ? [...now(), ...chosen] : chosen, 'now');
    const readable = await Promise.all(chosen.map(isReadable));
    const lost = chosen.filter((_, index) => !readable[index]);
    if (lost.length > 0) {
      field.set(
        now().filter((file) => !lost.includes(file)),
        'now',
      );
      notify.error(`${messages.addFailed}: ${namesOf(lost)}`);
    } else setAnnouncement(`${messages.added}: ${namesOf(chosen)}`);
  };
  const remove = (file: File) => {
    setAnnouncement('');
    field.set(
      now().filter((each) => each !== file),
      'now',
    );
  };
  return { files: field.value as readonly File[], announcement, add, remove };
}
