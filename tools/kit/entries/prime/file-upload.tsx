import { type ComponentType, useId } from 'react';
import { PrimePart } from '../../../../src/ui/prime/prime-part';
import { Skeleton } from '../../../../src/ui/states/states';
import type { Entry } from '../../entry';

const load = () => import('../../../../src/ui/prime/file-upload');

const state = (words: { choose: string; drop: string }, isWrong = false): ComponentType =>
  function Shown() {
    const id = useId();
    const control = {
      id,
      name: id,
      ref: () => {},
      'aria-required': undefined,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': undefined,
      onBlur: () => {},
    } as const;
    return (
      <>
        <label htmlFor={id} id={`${id}-label`} className="field__label">
          Priloge
        </label>
        <PrimePart load={load} placeholder={<Skeleton lines={2} />}>
          {(FileUpload) => (
            <FileUpload
              control={control}
              accept="application/pdf"
              multiple
              words={words}
              onFiles={() => {}}
            />
          )}
        </PrimePart>
      </>
    );
  };

const words = { choose: 'Izberite datoteke', drop: 'ali jih povlecite sem' };

/** The zone for files of a form. */
export const fileUpload: Entry = {
  name: 'File upload',
  files: ['prime/file-upload'],
  use: 'Enter and space open the picker; files can be dropped on the zone. It keeps no files; its states in a form are those of File field.',
  states: {
    Default: state(words),
    Error: state(words, true),
    'Long text': state({
      choose: 'Izberite eno ali več datotek s fotografijami poškodbe',
      drop: 'ali jih povlecite sem iz mape na svojem računalniku',
    }),
  },
};
