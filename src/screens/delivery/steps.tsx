import { useId } from 'react';

/** Numbered steps with a heading. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ol aria-labelledby={id}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
