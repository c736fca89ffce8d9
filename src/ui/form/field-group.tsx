import { type ReactNode, useId } from 'react';

/** Fields of a long form that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can not be a heading of the page's outline
    <div role="group" aria-labelledby={id} className="form__part">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
