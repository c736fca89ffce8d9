import { Paperclip, X } from 'lucide-react';
import { formText } from '../../text/form';
import { FieldFrame } from './field-frame';
import type { FormValues } from './rules';
import { type FieldProps, useField } from './use-field';

interface FileFieldProps<Values extends FormValues> extends FieldProps<Values> {
  /** What the device offers to choose from, such as `application/pdf,image/*`. */
  readonly accept?: string;
  readonly multiple?: boolean;
}

/** Files of the device; the value is a list of `File`. More can be added, each can be taken out again. */
export function FileField<Values extends FormValues>(props: FileFieldProps<Values>) {
  const { help, accept, multiple = false } = props;
  const field = useField(props);
  const files = field.value as readonly File[];
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
            // So that a file that was taken out can be chosen again.
            target.value = '';
            field.set(multiple ? [...files, ...chosen] : chosen.slice(0, 1), 'now');
          }}
        />
        <span className="button button--quiet field__choose" aria-hidden>
          <Paperclip size={18} />
          {multiple ? formText.chooseFiles : formText.chooseFile}
        </span>
      </div>
      <ul className="field__chosen">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in all
          <li key={index}>
            <span>{file.name}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={formText.removeFile(file.name)}
              onClick={() => {
                const others = files.filter((_, at) => at !== index);
                field.set(others, 'now');
                document.getElementById(field.id)?.focus();
              }}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
}
