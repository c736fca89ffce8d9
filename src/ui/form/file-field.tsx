import { useState } from 'react';
import { shownFileName } from '../../domain/files/file-name';
import { formText } from '../../text/forms/form';
import { shellText } from '../../text/shell/shell';
import { useMedia } from '../browser/use-media';
import { DeleteDialog } from '../dialog/delete-dialog';
import { PrimePart } from '../prime/prime-part';
import { ChosenFiles } from './chosen-files';
import { FieldFrame } from './field-frame';
import './file-field.css';
// Here as well, because the placeholder has the same styles.
import '../prime/file-upload.css';
import type { FormValues } from './rules';
import { useChosenFiles } from './use-chosen-files';
import { type FieldProps, useField } from './use-field';

interface FileFieldProps<Values extends FormValues> extends FieldProps<Values> {
  /** The types that the file picker offers, such as `application/pdf,image/*`. */
  readonly accept?: string;
  readonly multiple?: boolean;
}

/** A finger cannot drop files. */
const POINTER = '(any-pointer: fine)';

const loadFileUpload = () => import('../prime/file-upload');
const wordsOfOne = { choose: formText.chooseFile, drop: formText.dropFile };
const wordsOfMany = { choose: formText.chooseFiles, drop: formText.dropFiles };

/** A file input; the value is a list of `File`. Files can be chosen or dropped, and removed one by one. */
export function FileField<Values extends FormValues>(props: FileFieldProps<Values>) {
  const { form, name, help, accept, multiple = false } = props;
  const field = useField(props);
  const { files, announcement, add, remove } = useChosenFiles(form, name, field);
  const [leaving, setLeaving] = useState<File>();
  const offered = multiple ? wordsOfMany : wordsOfOne;
  const words = useMedia(POINTER) ? offered : { ...offered, drop: '' };
  return (
    <FieldFrame field={field} help={help}>
      <PrimePart load={loadFileUpload} placeholder={<Waiting {...words} />}>
        {(FileUpload) => (
          <FileUpload
            control={field.control}
            accept={accept}
            multiple={multiple}
            words={words}
            onFiles={(added) => void add(added, multiple)}
          />
        )}
      </PrimePart>
      <ChosenFiles files={files} onRemove={setLeaving} />
      <p role="status" className="visually-hidden">
        {field.error === undefined ? announcement : null}
      </p>
      {leaving ? (
        <DeleteDialog
          what="attachment"
          name={shownFileName(leaving.name)}
          onDelete={() => {
            remove(leaving);
            document.getElementById(field.id)?.focus();
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </FieldFrame>
  );
}

/** Stands in place of the button and its zone until they have loaded, as large as they are. */
function Waiting({ choose, drop }: { choose: string; drop: string }) {
  return (
    <div className="file-upload" aria-busy="true">
      <span className="visually-hidden">{shellText.loading}</span>
      <div className="file-upload__bar" aria-hidden>
        <span className="button">
          <span>{choose}</span>
        </span>
        <span className="file-upload__hint">{drop}</span>
      </div>
    </div>
  );
}
