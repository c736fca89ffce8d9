import { createContext, useContext } from 'react';
import type { Brand } from '../../domain/people/brand';

export const BrandContext = createContext<Brand | undefined>(undefined);

/** What the manager's portal shows of itself, from its configuration. @throws outside of the providers */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand is used outside of the providers.');
  return brand;
}
