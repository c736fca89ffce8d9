import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { messages } from '../../text/common/messages';
import { notify } from '../states/toast';
import type { FormValues } from './rules';
import type { Field } from './use-field';
import type { PortalForm } from './use-portal-form';

/** Whether the device gives a file out: one in a cloud may be out of reach, one on a stick gone. */
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
 * The files of a field, to be added to and taken from. What can not be read is taken out again and told of (§8), for the
 * send would fail without saying why.
 *
 * @returns `told`: what to say to who does not see the list grow
 */
export function useChosenFiles<Values extends FormValues>(
  form: PortalForm<Values>,
  name: keyof Values & string,
  field: Field,
) {
  const [told, setTold] = useState('');
  const path = name as unknown as Path<Values>;
  const now = () => form.inner.getValues(path) as unknown as readonly File[];
  const add = async (chosen: readonly File[], multiple: boolean) => {
    if (chosen.length === 0) return;
    const added = multiple ? chosen : chosen.slice(0, 1);
    setTold('');
    field.set(multiple ? [...now(), ...added] : added, 'now');
    const readable = await Promise.all(added.map(isReadable));
    const lost = added.filter((_, index) => !readable[index]);
    if (lost.length > 0) {
      field.set(
        now().filter((file) => !lost.includes(file)),
        'now',
      );
      notify.error(`${messages.addFailed}: ${namesOf(lost)}`);
    } else setTold(`${messages.added}: ${namesOf(added)}`);
  };
  const remove = (file: File) => {
    setTold('');
    field.set(
      now().filter((each) => each !== file),
      'now',
    );
  };
  return { files: field.value as readonly File[], told, add, remove };
}
