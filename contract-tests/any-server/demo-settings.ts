import type { Settings } from '../../contract/any-server/settings';
import { demoLogin } from '../support/sessions';

/** Both residents of the demo world, with `--write`. */
export const demoSettings: Settings = {
  product: 'portal',
  first: demoLogin('Ana'),
  second: demoLogin('Rok'),
  write: true,
};
