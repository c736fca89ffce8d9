import { type ReactNode, useId } from 'react';

/** A group of fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be a heading of the page
    <div role="group" aria-labelledby={id} className="form__part">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
