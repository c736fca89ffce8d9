import { useLazy } from '../../browser/use-lazy';
import type { OptionsProps } from './options-props';
import { PlainOptions } from './plain-options';

/** A longer list renders only the options in view, by a chunk that few users need. */
const MAX_PLAIN_OPTIONS = 100;
/** How many options of a longer list are rendered until the chunk has loaded. */
const FIRST_OPTIONS = 20;

const loadVirtual = () => import('./virtual-options');

/** The options of an open list: all of a short one, of a long one those in view. */
export function Options(props: OptionsProps) {
  const { length } = props.options;
  const isLong = length > MAX_PLAIN_OPTIONS;
  const { View, failed } = useLazy(loadVirtual, isLong);
  if (isLong && View) return <View {...props} />;
  // Without the chunk all options are rendered, if slowly.
  return <PlainOptions {...props} count={isLong && !failed ? FIRST_OPTIONS : length} />;
}
