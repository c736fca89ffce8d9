import { useBrand } from '../ui/theme/brand-context';

/** The portal's logo; decorative, because the name is beside it. */
export function Logo() {
  return <img className="logo" src={useBrand().logo} alt="" />;
}
