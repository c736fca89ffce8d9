import type { ComponentType, ReactNode } from 'react';
import { messages } from '../../text/common/messages';
import { useLazy } from '../browser/use-lazy';
import { Failed } from '../states/states';

interface PrimePartProps<Props> {
  /** A dynamic import of a file of this folder. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What is shown until the chunk has loaded; as large as the part, so that nothing shifts. */
  readonly placeholder: ReactNode;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/** A part on PrimeReact, loaded as a separate chunk; a failure is shown in its place, with a retry. */
export function PrimePart<Props>({ load, placeholder, children }: PrimePartProps<Props>) {
  const { View, failed, retry } = useLazy(load);
  if (View) return children(View);
  return failed ? <Failed title={messages.part} onRetry={retry} /> : placeholder;
}
