import type { Entry } from '../entry';
import { calendar } from './prime/calendar';
import { fileUpload } from './prime/file-upload';
import { inputNumber } from './prime/input-number';
import { loading } from './prime/loading';
import { meterGroup } from './prime/meter-group';
import { selectButton } from './prime/select-button';
import { steps } from './prime/steps';
import { timeline } from './prime/timeline';
import { tree } from './prime/tree';

/** The parts of `src/ui/prime/`. */
export const prime: readonly Entry[] = [
  loading,
  calendar,
  fileUpload,
  inputNumber,
  meterGroup,
  selectButton,
  steps,
  timeline,
  tree,
];
