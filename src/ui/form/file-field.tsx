import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { shownFileName } from '../../domain/files/file-name';
import { formText } from '../../text/forms/form';
import { DeleteDialog } from '../dialog/delete-dialog';
import { FieldFrame } from './field-frame';
import type { FormValues } from './rules';
import { useChosenFiles } from './use-chosen-files';
import { type FieldProps, useField } from './use-field';

interface FileFieldProps<Values extends FormValues> extends FieldProps<Values> {
  /** The types that the file picker offers, such as `application/pdf,image/*`. */
  readonly accept?: string;
  readonly multiple?: boolean;
}

/** A file input; the value is a list of `File`. Files can be added and removed one by one. */
export function FileField<Values extends FormValues>(props: FileFieldProps<Values>) {
  const { form, name, help, accept, multiple = false } = props;
  const field = useField(props);
  const { files, announcement, add, remove } = useChosenFiles(form, name, field);
  const [leaving, setLeaving] = useState<File>();
  return (
    <FieldFrame field={field} help={help}>
      <div className="field__files">
        <input
          {...field.control}
          type="file"
          className="visually-hidden"
          accept={accept}
          multiple={multiple}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // Otherwise the user could not choose a removed file again.
            target.value = '';
            void add(chosen, multiple);
          }}
        />
        <span className="button button--quiet field__choose" aria-hidden>
          <Paperclip size={18} />
          {multiple ? formText.chooseFiles : formText.chooseFile}
        </span>
      </div>
      <ul className="field__chosen">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be equal in all properties
          <li key={index}>
            <span>{shownFileName(file.name)}</span>
            <button
              type="button"
              className="icon-button"
              aria-haspopup="dialog"
              aria-label={formText.removeFile(shownFileName(file.name))}
              onClick={() => setLeaving(file)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
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
