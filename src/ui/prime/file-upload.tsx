import Paperclip from 'lucide-react/icons/paperclip';
import { FileUpload as PrimeFileUpload } from 'primereact/fileupload';
import { useEffect, useRef } from 'react';
import type { Field } from '../form/use-field';
import { PrimeProvider } from './provider';
import './file-upload.css';

interface FileUploadProps {
  /** Attributes of the file input. Its accessible name is the label of the field, then `words.choose`. */
  readonly control: Field['control'];
  /** The types that the file picker offers, such as `application/pdf,image/*`. */
  readonly accept: string | undefined;
  readonly multiple: boolean;
  readonly words: { readonly choose: string; readonly drop: string };
  /** Called with the files that the user has chosen or dropped; they are in no list yet, and of any type and number. */
  readonly onFiles: (files: readonly File[]) => void;
}

const bubblesNoFurther = (event: { stopPropagation: () => void }) => event.stopPropagation();

/** A button that opens the file picker, and a zone that files can be dropped on. It keeps and sends no files. */
export default function FileUpload({ control, accept, multiple, words, onFiles }: FileUploadProps) {
  const upload = useRef<PrimeFileUpload>(null);
  const { ref, ...attributes } = control;
  // `pt` must not pass a ref: PrimeReact calls its own ref object as a function then.
  useEffect(() => ref(upload.current?.getInput() ?? null), [ref]);
  useMissedDrops();
  const chooseId = `${control.id}-choose`;
  return (
    <PrimeProvider>
      <PrimeFileUpload
        ref={upload}
        // Without upload and cancel buttons. Nothing is uploaded, because no file gets past the two callbacks.
        auto
        customUpload
        multiple={multiple}
        {...(accept === undefined ? {} : { accept })}
        chooseLabel={words.choose}
        chooseOptions={{ icon: <Paperclip size={18} aria-hidden /> }}
        headerTemplate={({ chooseButton }) => (
          <div className="file-upload__bar">
            {chooseButton}
            <span className="file-upload__hint">{words.drop}</span>
          </div>
        )}
        onBeforeSelect={({ originalEvent }) => {
          const input = originalEvent.target as HTMLInputElement;
          onFiles([...(input.files ?? [])]);
          // Otherwise the user could not choose a removed file again.
          input.value = '';
          return false;
        }}
        onBeforeDrop={({ dataTransfer }) => {
          onFiles([...(dataTransfer?.files ?? [])]);
          return false;
        }}
        pt={{
          root: { className: 'file-upload' },
          content: { className: 'file-upload__zone' },
          // The native input covers the button and takes click and keyboard; both would open the picker twice.
          chooseButton: { className: 'button button--quiet', tabIndex: undefined },
          input: {
            ...attributes,
            'aria-labelledby': `${control.id}-label ${chooseId}`,
            onClick: bubblesNoFurther,
            onKeyDown: bubblesNoFurther,
          },
          chooseButtonLabel: { id: chooseId, 'aria-hidden': true },
        }}
      />
    </PrimeProvider>
  );
}

/** Refuses files that are dropped beside the zone: the browser would open them in place of the form. */
function useMissedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      if (target instanceof HTMLInputElement && target.type === 'file') return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
