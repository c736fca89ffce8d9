import X from 'lucide-react/icons/x';
import { shownFileName } from '../../domain/files/file-name';
import { formatSize } from '../../domain/files/file-size';
import { formText } from '../../text/forms/form';

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

/** The files of a field, each with its size and a button that asks for its removal. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="chosen-files" aria-label={formText.chosenFiles}>
      {files.map((file, index) => {
        const name = shownFileName(file.name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be equal in all properties
          <li key={index}>
            <span className="chosen-files__name">{name}</span>
            <span className="chosen-files__size">
              {file.size === 0 ? formText.emptySize : formatSize(file.size)}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-haspopup="dialog"
              aria-label={formText.removeFile(name)}
              onClick={() => onRemove(file)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
