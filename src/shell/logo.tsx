import { useBrand } from '../ui/theme/brand-context';

/** The portal's mark; the name stands beside it. */
export function Logo() {
  return <img className="logo" src={useBrand().logo} alt="" />;
}
